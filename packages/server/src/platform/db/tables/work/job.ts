import { index, integer, jsonb, pgTable, real, sql, text, uniqueIndex } from '../../drizzle.ts'
import { instant } from '../columns.ts'
import { falling } from '../orders.ts'

/** Work for later. A finished one stays a while, so that its key is not taken twice. */
export const job = pgTable(
  'job',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().notNull(),
    /** At most one job has it. */
    key: text(),
    payload: jsonb().notNull(),
    /** Dead: tried too often, expired, or beyond help. It waits for a person. */
    state: text().$type<'ready' | 'done' | 'dead'>().notNull().default('ready'),
    attempts: integer().notNull().default(0),
    runAt: instant().notNull().default(sql`now()`),
    /** A worker holds it until then, unless it renews the lease; after that it is claimed again. */
    leasedUntil: instant(),
    /** An irreversible step was started, and its outcome is unknown. */
    begunAt: instant(),
    /** Not to be done after that. */
    expiresAt: instant(),
    /** 0 to 1. */
    progress: real().notNull().default(0),
    /** Where to go on after an interruption; its shape is the kind's own. */
    checkpoint: jsonb(),
    /** Of the last attempt that failed, without people's numbers and addresses. */
    error: text(),
    createdAt: instant().notNull().default(sql`now()`),
    endedAt: instant(),
  },
  (t) => [
    uniqueIndex('job_key').on(t.key),
    index('job_due').on(t.runAt, t.id).where(sql`state = 'ready'`),
    index('job_open').on(falling(t.id)).where(sql`state <> 'done'`),
    index('job_ended').on(t.endedAt).where(sql`state <> 'ready'`),
  ],
)
