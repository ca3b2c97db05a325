import type { RankChanges, RejectReason } from '@pravesh/contract'
import { sql } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { Rejects } from '../rejects/rejects.ts'
import type { SourceRow } from '../source/records.ts'
import { readColleges } from './colleges.ts'
import { readProgrammes } from './programmes.ts'
import { type Columns, type GivenValues, type RankRow, readRankRow } from './row.ts'
import { type Cutoff, writeCutoffs } from './write.ts'

/** What came of the rows of a list. `seen` are rows that repeat an earlier one. */
export type CutoffReport = {
  rows: number
  created: number
  updated: number
  unchanged: number
  repeated: number
  rejected: number
  preparatory: number
  /** Rows whose course, or whose branch, the catalogue does not have: they are kept with the published name of their programme. */
  withoutCourse: number
  withoutBranch: number
  /** Rows of each institute that the catalogue does not have, or has more than once. */
  institutes: RankChanges['missing']['first']
  /** The newest year that the list has of each college. */
  newestYears: ReadonlyMap<number, number>
}
type List = { rows: AsyncIterable<SourceRow>; columns: Columns; givenValues: GivenValues; sourceName: string }

const batchSize = 2_000

const identityOf = ({ year, round, quota, category, seats }: RankRow, college: number, programme: number) =>
  [college, year, round, quota, category, seats, programme].join(' ')

/** Loads a list of ranks in one transaction, a batch at a time; `afterBatch` is called with the counts so far. */
export async function loadCutoffs(
  tx: Tx,
  list: List,
  rejects: Rejects,
  afterBatch: (report: CutoffReport) => Promise<void> = async () => undefined,
): Promise<CutoffReport> {
  const [findCollege, readProgramme] = [await readColleges(tx), await readProgrammes(tx)]
  const newestYears = new Map<number, number>()
  const report: CutoffReport = {
    ...{ rows: 0, created: 0, updated: 0, unchanged: 0, repeated: 0, rejected: 0 },
    ...{ preparatory: 0, withoutCourse: 0, withoutBranch: 0, institutes: [], newestYears },
  }
  const institutes = new Map<string, CutoffReport['institutes'][number]>()
  // Numbers instead of long names: a list of 500,000 rows stays small in memory.
  const programmes = new Map<string, number>()
  const seen = new Map<string, { ranks: string; row: number }>()
  let batch: Cutoff[] = []

  function reject(row: SourceRow, reason: RejectReason) {
    report.rejected += 1
    rejects.add(row, reason)
  }
  function rejectInstitute(row: SourceRow, name: string, code: 'unknown-college' | 'several-colleges') {
    const counted = institutes.get(name) ?? { name, code, rows: 0 }
    counted.rows += 1
    institutes.set(name, counted)
    reject(row, { code, values: { name } })
  }
  function take(row: SourceRow) {
    const read = readRankRow(row.cells, list.columns, list.givenValues)
    if ('code' in read) return reject(row, read)
    const { institute, ...ranks } = read
    const college = findCollege(institute)
    if (typeof college === 'string') return rejectInstitute(row, institute, college)
    const number = programmes.get(read.programme) ?? programmes.size
    programmes.set(read.programme, number)
    const identity = identityOf(read, college, number)
    const earlier = seen.get(identity)
    const values = `${read.opening} ${read.closing}`
    if (earlier?.ranks === values) {
      report.repeated += 1
      return
    }
    if (earlier) return reject(row, { code: 'other-ranks', values: { row: String(earlier.row) } })
    seen.set(identity, { ranks: values, row: row.number })
    newestYears.set(college, Math.max(read.year, newestYears.get(college) ?? 0))
    const programme = readProgramme(read.programme, institute)
    report.preparatory += Number(read.preparatory)
    report.withoutCourse += Number(programme.course === null)
    report.withoutBranch += Number(programme.course !== null && programme.specialization === null)
    const name = `${list.sourceName}, round ${read.round}`
    batch.push({ ...ranks, ...programme, college, source: { name, asOf: String(read.year), tier: 'official' } })
  }
  async function flush() {
    const { created, updated } = await writeCutoffs(tx, batch)
    report.created += created
    report.updated += updated
    report.unchanged += batch.length - created - updated
    batch = []
    await rejects.flush(tx)
    await afterBatch(report)
  }

  for await (const row of list.rows) {
    report.rows += 1
    take(row)
    if (report.rows % batchSize === 0) await flush()
  }
  await flush()
  await tx.execute(sql`analyze college_cutoff`)
  report.institutes = [...institutes.values()].sort((a, b) => b.rows - a.rows)
  return report
}
