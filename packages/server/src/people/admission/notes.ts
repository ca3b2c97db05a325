import type { ApplicationMessage, ApplicationNote } from '@pravesh/contract'
import { and, desc, eq, inArray } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { applicationNote } from '../../platform/db/tables.ts'

const { id, kind, author, body, at, application } = applicationNote
const mostNotes = 100
const isMessage = eq(kind, 'message')

/** Notes of an application, the oldest first: the latest hundred. Without `withRemarks` its messages to the family alone. */
export async function notesOf(
  db: Db | Tx,
  applicationId: number,
  { withRemarks }: { withRemarks: boolean },
): Promise<ApplicationNote[]> {
  const rows = await db
    .select({ id, kind, author, body, at })
    .from(applicationNote)
    .where(and(eq(application, applicationId), withRemarks ? undefined : isMessage))
    .orderBy(desc(id))
    .limit(mostNotes)
  return rows.toReversed()
}

/** Messages to the family about these applications, by application, the oldest first. */
export async function messagesOf(db: Db | Tx, ids: readonly number[]): Promise<Map<number, ApplicationMessage[]>> {
  const found = new Map<number, ApplicationMessage[]>(ids.map((applicationId) => [applicationId, []]))
  if (ids.length === 0) return found
  const rows = await db
    .select({ of: application, message: { id, author, body, at } })
    .from(applicationNote)
    .where(and(inArray(application, [...ids]), isMessage))
    .orderBy(id)
  for (const { of: applicationId, message } of rows) found.get(applicationId)?.push(message)
  return found
}
