import { searchTermEndpoints } from '@pravesh/contract'
import { type Bound, bind, type RouteServices } from '../../platform/http/bind.ts'
import { searchWithReadings } from '../lexicon/search.ts'
import { listSearchTerms } from './list.ts'

/** Administrators' endpoints for searches and for the reading of a text. Their own trials are not counted. */
export const routes = ({ db, lexicon }: RouteServices): Bound[] => [
  bind(searchTermEndpoints.list, ({ query }) => listSearchTerms(db, lexicon, query)),
  bind(searchTermEndpoints.try, async ({ query: { q, language } }) => {
    const { readings, total } = await searchWithReadings(db, lexicon, { q, language, offset: 20 })
    return { data: { readings, names: total } }
  }),
]
