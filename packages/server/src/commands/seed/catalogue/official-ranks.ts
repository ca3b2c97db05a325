import { type CutoffCategory, type CutoffQuota, candidateCategories, type Source } from '@pravesh/contract'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/index.ts'
import { college, collegeCutoff, course, exam, specialization } from '../../../platform/db/tables.ts'
import { type Ids, idsOf, insertAll } from '../insert.ts'
import { readRows } from '../read.ts'

const sourceOf = (year: number, round: number): Source => ({
  name: `JoSAA, opening and closing ranks, round ${round}`,
  url: 'https://josaa.nic.in',
  asOf: String(year),
  tier: 'official',
})
const quotas = z.enum(['all-india', 'home-state', 'other-state'] satisfies CutoffQuota[])
const categories = z.enum([...candidateCategories, 'general-pwd', 'obc-ncl-pwd'] satisfies CutoffCategory[])
const seatKinds = z.enum(['any', 'women'])

function idIn(ids: Ids, url: string): number {
  const id = ids.get(url)
  if (id === undefined) throw new Error(`The official ranks of the seed name ${url}, which is unknown`)
  return id
}

/** `2024/5:755-2804`: year, round, opening and closing rank. */
function readRound(text: string) {
  const [year = 0, round = 0, opening = 0, closing = 0] = text.split(/[/:-]/).map(Number)
  return { year, round, opening, closing, source: sourceOf(year, round) }
}

/** Ranks as JoSAA published them for some branches of eight colleges: the last rounds of 2022 and 2023, the first and the last of 2024. */
export async function seedOfficialRanks(tx: Tx): Promise<void> {
  const rows = await readRows(
    'official-ranks.csv',
    ...['college', 'exam', 'programme', 'specialization', 'quota', 'category', 'seats', 'ranks'],
  )
  const colleges = await idsOf(tx, college)
  const exams = await idsOf(tx, exam)
  const branches = await idsOf(tx, specialization)
  const btech = idIn(await idsOf(tx, course), 'btech')
  await insertAll(
    tx,
    collegeCutoff,
    rows.flatMap((row) => {
      const line = {
        ...{ college: idIn(colleges, row.college ?? ''), programme: row.programme ?? '', course: btech },
        ...{ specialization: idIn(branches, row.specialization ?? ''), exam: idIn(exams, row.exam ?? '') },
        ...{ quota: quotas.parse(row.quota), category: categories.parse(row.category) },
        ...{ seats: seatKinds.parse(row.seats), preparatory: false },
      }
      return (row.ranks ?? '').split(' ').map((text) => ({ ...line, ...readRound(text) }))
    }),
  )
}
