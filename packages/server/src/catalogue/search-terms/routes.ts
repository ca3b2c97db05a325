import { searchTermEndpoints } from '@pravesh/contract'
import type { Db } from '../../platform/db/index.ts'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { LiveLexicon } from '../lexicon/live-lexicon.ts'
import { searchWithReadings } from '../lexicon/search.ts'
import { listSearchTerms } from './list.ts'

/** Administrators' endpoints for searches and for the reading of a text. Their own trials are not counted. */
export const searchTermRoutes = (db: Db, lexicon: LiveLexicon): Bound[] => [
  bind(searchTermEndpoints.list, ({ query }) => listSearchTerms(db, lexicon, query)),
  bind(searchTermEndpoints.try, async ({ query: { q, language } }) => {
    const { readings, total } = await searchWithReadings(db, lexicon, { q, language, offset: 20 })
    return { data: { readings, names: total } }
  }),
]
