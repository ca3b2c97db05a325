import pg from 'pg'
import type { DatabaseLocation, Db } from './database.ts'
import { type SQL, sql } from './drizzle.ts'

/**
 * Tables that the serving role may only add to, each with the further rights that it needs. What goes with the row that it belongs to
 * needs none: the database deletes it with the rights of the tables' owner.
 */
const appendOnly: Readonly<Record<string, readonly string[]>> = {
  // Deleted after a year by a function with the owner's rights.
  security_event: [],
  security_seal: [],
  payment_event: [],
  // Rows of an account that is erased while its payments stay, and of a suspension, which has no reference to its account.
  consent_entry: ['delete'],
  account_suspension: ['delete'],
  // What was signed with a key can be checked for ever.
  signing_key: [],
  // Deleted when its months are over, and where a college's system could not be reached.
  contact_read: ['delete'],
  // Deleted when its months are over; an export's number of rows is added at its end.
  enquiry_change: ['delete', 'update (details)'],
  // A family's line of corrections may be extended, and an erasure takes out names and notes.
  application_move: ['update (actor, note, corrected, at)'],
}

/** The same server as the owner of the tables, where there is one of its own. */
export const ownerLocation = (where: DatabaseLocation): DatabaseLocation =>
  where.kind === 'postgres' && where.migrationUrl !== undefined ? { kind: 'postgres', url: where.migrationUrl } : where

/**
 * Gives the serving role of `where` its rights, after a migration by the owner of the tables. Does nothing where one role has both duties.
 */
export async function grantServing(db: Db, where: DatabaseLocation): Promise<void> {
  if (where.kind !== 'postgres' || where.migrationUrl === undefined) return
  const name = new pg.Client({ connectionString: where.url }).user
  const { rows } = await db.execute<{ owner: boolean; maintain: boolean }>(sql`
    select current_user = ${name} as owner, current_setting('server_version_num')::int >= 170000 as maintain`)
  if (name === undefined || rows[0]?.owner) return
  const role = sql.identifier(name)
  const grants: SQL[] = [
    sql`grant usage on schema public, drizzle to ${role}`,
    sql`revoke create on schema public from ${role}`,
    sql`grant select on drizzle.__drizzle_migrations to ${role}`,
    sql`grant select, insert, update, delete on all tables in schema public to ${role}`,
    sql`grant usage, select on all sequences in schema public to ${role}`,
    sql`grant execute on all functions in schema public to ${role}`,
    // Older servers leave statistics and vacuum to their own autovacuum.
    ...(rows[0]?.maintain ? [sql`grant maintain on all tables in schema public to ${role}`] : []),
  ]
  for (const [table, rights] of Object.entries(appendOnly)) {
    grants.push(sql`revoke all on ${sql.identifier(table)} from ${role}`)
    grants.push(
      sql`grant ${sql.raw(['select', 'insert', ...rights].join(', '))} on ${sql.identifier(table)} to ${role}`,
    )
  }
  await db.transaction(async (tx) => {
    for (const grant of grants) await tx.execute(grant)
  })
}

/** Whether the role of this connection owns the security log, and so could change it past its triggers. */
export async function ownsLog(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ owns: boolean }>(
    sql`select pg_has_role(relowner, 'member') as owns from pg_class where oid = 'security_event'::regclass`,
  )
  return rows[0]?.owns ?? false
}
