import { and, eq, isNull } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { anyOf } from '../../../platform/db/statements/any-of.ts'
import { adminAccount } from '../../../platform/db/tables.ts'

/** The name of an administrator for families: the sign-in name stays private. */
export async function staffName(db: Db, account: number): Promise<string> {
  const [admin] = await db.select({ name: adminAccount.name }).from(adminAccount).where(eq(adminAccount.id, account))
  return admin?.name ? `${admin.name}, Pravesh` : 'Pravesh'
}

type Actor = { actor: string | null; actorAccount: number | null }
/** The same for administrators, who see the sign-in name of a colleague without a name. */
export async function withUsernames<T extends Actor>(db: Db, rows: readonly T[]): Promise<T[]> {
  const ids = [...new Set(rows.flatMap(({ actorAccount }) => actorAccount ?? []))]
  if (ids.length === 0) return [...rows]
  const { id, username, name } = adminAccount
  const unnamed = await db
    .select({ id, username })
    .from(adminAccount)
    .where(and(anyOf(id, ids), isNull(name)))
  const usernameById = new Map(unnamed.map((admin) => [admin.id, admin.username]))
  return rows.map((row) => {
    const found = row.actorAccount === null ? undefined : usernameById.get(row.actorAccount)
    return found === undefined ? row : { ...row, actor: `${found}, Pravesh` }
  })
}
