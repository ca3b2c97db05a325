import { type ApplicationRow, nextSteps } from '@pravesh/contract'
import { desc, eq, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../db/index.ts'
import { application, child } from '../db/tables.ts'
import { institutesOf, namedIn } from './institute.ts'

/** Applications as their family sees them, newest first; at most 300. */
export async function applicationRows(db: Db | Tx, where: SQL | undefined): Promise<ApplicationRow[]> {
  const rows = await db
    .select({ a: application, childName: child.name })
    .from(application)
    .leftJoin(child, eq(child.id, application.child))
    .where(where)
    .orderBy(desc(application.id))
    .limit(300)
  const keys = rows.map((row) => row.a)
  const names = await institutesOf(db, keys)
  return rows.map(({ a, childName }) => {
    const { name: instituteName, url: instituteUrl } = namedIn(names, a)
    const { id, instituteType, instituteId, child: of, session, status } = a
    const { waitlistNumber, replyBy, submittedAt, updatedAt } = a
    return {
      ...{ id, instituteType, instituteId, instituteName, instituteUrl, child: of, childName, session, status },
      ...{ nextStep: nextSteps[status], waitlistNumber, replyBy, submittedAt, updatedAt },
    }
  })
}
