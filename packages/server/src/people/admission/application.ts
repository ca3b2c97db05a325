import type { application } from '../../platform/db/tables.ts'

/** An application as stored. */
export type Application = typeof application.$inferSelect
