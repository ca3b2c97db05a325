import { eq } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { enquiry } from '../../../platform/db/tables.ts'

/** The current `updatedAt` of an enquiry, for a call that has just read it; a date long ago where it is absent. */
export async function enquiryVersion(db: Db, id: number): Promise<{ updatedAt: string }> {
  const [row] = await db.select({ updatedAt: enquiry.updatedAt }).from(enquiry).where(eq(enquiry.id, id))
  return row ?? { updatedAt: '2026-01-01T00:00:00.000Z' }
}
