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
    /** Somebody works on it until then, unless they renew it; after that it is taken again. */
    leasedUntil: instant(),
    /** What cannot be taken back was begun, and nobody knows yet whether it was done. */
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
