import { z } from 'zod'
import type { importRun } from '../../../platform/db/tables.ts'
import type { Run as JobRun } from '../../../services/jobs/run.ts'

/** An import that is cut off at the same row again is not taken up a third time: a person looks at it. */
export const maxTries = 2

const savedTries = z.object({ rows: z.int(), tries: z.int(), attempt: z.int() })
type Position = Pick<typeof importRun.$inferSelect, 'rows' | 'totalRows'>

/**
 * Counts the tries from one row, and saves the count before the work: what ends the process of the server would otherwise do so at each start. A run that
 * a leaving process put back has the same number again, and does not count.
 */
export async function countTry({ rows, totalRows }: Position, job: JobRun): Promise<number> {
  const { attempt, checkpoint } = job
  const before = savedTries.safeParse(checkpoint).data
  const isNew = before === undefined || before.rows !== rows
  const tries = isNew ? 1 : before.tries + (before.attempt === attempt ? 0 : 1)
  await job.save(totalRows ? Math.min(1, rows / totalRows) : 0, { rows, tries, attempt })
  return tries
}
