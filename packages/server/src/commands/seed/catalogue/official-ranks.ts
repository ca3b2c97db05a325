import type { CutoffCategory, CutoffQuota, Source } from '@pravesh/contract'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/index.ts'
import { college, collegeCutoff, course, exam, specialization } from '../../../platform/db/tables.ts'
import { type Ids, idsOf, insertAll } from '../insert.ts'
import { readRows } from '../read.ts'

const round = 5
const year = 2024
const source: Source = {
  name: `JoSAA, opening and closing ranks, round ${round}`,
  url: 'https://josaa.nic.in',
  asOf: String(year),
  tier: 'official',
}
const quotas = z.enum(['all-india', 'home-state', 'other-state'] satisfies CutoffQuota[])
const categories = z.enum(['general', 'ews', 'obc-ncl', 'sc', 'st'] satisfies CutoffCategory[])

function idIn(ids: Ids, url: string): number {
  const id = ids.get(url)
  if (id === undefined) throw new Error(`The official ranks of the seed name ${url}, which is unknown`)
  return id
}

/** Ranks as JoSAA published them for the last round of 2024: some branches of two colleges, seats for everybody. */
export async function seedOfficialRanks(tx: Tx): Promise<void> {
  const rows = await readRows(
    'official-ranks.csv',
    ...['college', 'exam', 'programme', 'specialization', 'quota', 'category', 'opening', 'closing'],
  )
  const colleges = await idsOf(tx, college)
  const exams = await idsOf(tx, exam)
  const branches = await idsOf(tx, specialization)
  const btech = idIn(await idsOf(tx, course), 'btech')
  await insertAll(
    tx,
    collegeCutoff,
    rows.map((row) => ({
      ...{ college: idIn(colleges, row.college ?? ''), programme: row.programme ?? '', course: btech },
      ...{ specialization: idIn(branches, row.specialization ?? ''), exam: idIn(exams, row.exam ?? '') },
      ...{
        year,
        round,
        quota: quotas.parse(row.quota),
        category: categories.parse(row.category),
        seats: 'any' as const,
      },
      ...{ opening: Number(row.opening), closing: Number(row.closing), preparatory: false, source },
    })),
  )
}
