import type { application } from '../db/tables.ts'

/** An application as it is kept. */
export type Application = typeof application.$inferSelect
