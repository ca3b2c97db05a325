import { currentSession } from '@pravesh/contract'
import { eq } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { child } from '../../../platform/db/tables.ts'

/** The class that a child is to join, from its record, and the school year unless that is long over. */
export async function desiredClassOf(db: Db | Tx, childId: number | null | undefined) {
  const [row] = childId
    ? await db.select({ class: child.classSought, session: child.session }).from(child).where(eq(child.id, childId))
    : []
  const session = currentSession.safeParse(row?.session)
  return { class: row?.class ?? null, session: session.success ? session.data : null }
}
