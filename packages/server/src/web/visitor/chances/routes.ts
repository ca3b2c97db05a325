import { chanceEndpoints } from '@pravesh/contract'
import { type Bound, bind, type RouteServices, showing } from '../../../platform/http/bind.ts'
import { readCollegeCutoffs } from './college-cutoffs.ts'
import { compareRanks } from './compare.ts'
import { readLines } from './line.ts'
import { readOptions } from './options.ts'

/** A rank beside the official closing ranks. */
export const routes = ({ reads: db }: RouteServices): Bound[] => [
  ...showing(
    ['colleges', 'exams'],
    [
      bind(chanceEndpoints.chances, ({ query }) => compareRanks(db, query)),
      bind(chanceEndpoints.chanceLines, async ({ query }) => ({ data: await readLines(db, query.ids) })),
      bind(chanceEndpoints.collegeCutoffs, async ({ query }) => ({ data: await readCollegeCutoffs(db, query) })),
      bind(chanceEndpoints.chanceOptions, async ({ query }) => ({ data: await readOptions(db, query.exam) })),
    ],
  ),
]
