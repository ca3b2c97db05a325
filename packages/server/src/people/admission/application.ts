import type { application } from '../../platform/db/tables.ts'

/** An application as it is kept. */
export type Application = typeof application.$inferSelect
