import type { Language } from '@pravesh/messages'
import { eq, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { studentProfile } from '../../platform/db/tables.ts'

/** The language of a family's account: that of its profile, English otherwise. Other accounts have none. */
export async function languageOf(db: Db | Tx, account: number): Promise<Language> {
  const language = sql<string | null>`${studentProfile.profile}->>'language'`
  const [row] = await db.select({ language }).from(studentProfile).where(eq(studentProfile.account, account))
  return row?.language === 'hi' ? 'hi' : 'en'
}
