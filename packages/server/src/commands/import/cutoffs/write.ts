import type { Source } from '@pravesh/contract'
import { sql } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { records, rowsOf } from '../load/tx.ts'
import type { Programme } from './programmes.ts'
import type { RankRow } from './row.ts'

export type Cutoff = Omit<RankRow, 'institute'> & Programme & { college: number; source: Source }
type WriteCounts = { created: number; updated: number }

const shape = `college int, programme text, course int, specialization int, exam int, paper int, year int, round int,
  quota text, category text, seats text, opening int, closing int, preparatory boolean, source jsonb`

/** Writes a batch in one statement: a row that is there with the same values stays untouched. */
export async function writeCutoffs(tx: Tx, cutoffs: readonly Cutoff[]): Promise<WriteCounts> {
  const writtenRows = await rowsOf<{ created: boolean }>(
    tx,
    sql`insert into college_cutoff as c (college, programme, course, specialization, exam, paper, year, round, quota, category, seats,
          opening, closing, preparatory, source)
        select r.* from ${records(cutoffs, shape)}
        on conflict (college, year, round, programme, quota, category, seats) do update set
          course = excluded.course, specialization = excluded.specialization, exam = excluded.exam, paper = excluded.paper,
          opening = excluded.opening, closing = excluded.closing, preparatory = excluded.preparatory, source = excluded.source,
          updated_at = now()
        where (c.course, c.specialization, c.exam, c.paper, c.opening, c.closing, c.preparatory, c.source) is distinct from
          (excluded.course, excluded.specialization, excluded.exam, excluded.paper, excluded.opening, excluded.closing,
            excluded.preparatory, excluded.source)
        returning (xmax = 0) as created`,
  )
  const created = writtenRows.filter((row) => row.created).length
  return { created, updated: writtenRows.length - created }
}
