import { type ImportQuestion, maxQuestions } from '@pravesh/contract'
import type { Draft } from '../../row/draft.ts'
import type { SourceRow } from '../../source/records.ts'
import type { NamesakeInstitute } from '../match/namesake.ts'

/** Rows that may be an institute of the catalogue, with those that they may be: the first ones, and how many there are. */
export type QuestionCollector = {
  add: (item: { row: SourceRow; draft: Draft }, institutes: readonly NamesakeInstitute[]) => void
  first: readonly ImportQuestion[]
  count: () => number
}

const maxInstitutes = 5

export function createQuestionCollector(): QuestionCollector {
  const first: ImportQuestion[] = []
  let count = 0
  return {
    first,
    count: () => count,
    add({ row, draft: { name, city, district, address } }, institutes) {
      count++
      if (first.length >= maxQuestions) return
      first.push({
        row: row.number,
        name,
        place: [...new Set([address ?? '', city, district])].filter(Boolean).join(', ').slice(0, 200),
        institutes: institutes.slice(0, maxInstitutes).map(({ id, name, url, cityName, address }) => ({
          ...{ id, name, url },
          place: [address ?? '', cityName].filter(Boolean).join(', ').slice(0, 200),
        })),
      })
    },
  }
}
