import { anyOf } from '../db/any-of.ts'
import { and, not, type SQL, sql } from '../db/drizzle.ts'
import type { Db, Tx } from '../db/index.ts'
import { contactRead, enquiry } from '../db/tables.ts'
import { countBound } from '../http/page.ts'
import { ofContact } from './search.ts'

/** Somebody of the staff, whom people are told of as the one who read their contact. */
export type ContactReader = { realm: 'admin' | 'buyer'; account: number }

/** Writes down that somebody read the contacts of these enquiries. Their senders can see it. */
export async function keepReads(db: Db | Tx, { realm, account }: ContactReader, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.insert(contactRead).values(ids.map((id) => ({ enquiry: id, realm, account })))
}

/**
 * Writes down the reads of a list that was searched: the rows answered, and where a whole contact was searched for also those that
 * were found by it and stand on other pages. Their number alone says whose they are. At most as many as are counted.
 */
export async function keepFound(
  db: Db,
  reader: ContactReader,
  found: { where: SQL | undefined; search: string | undefined; answered: readonly number[] },
): Promise<void> {
  const { where, search, answered } = found
  await keepReads(db, reader, answered)
  const contact = search === undefined ? undefined : ofContact(search)
  if (!contact) return
  const others = answered.length > 0 ? not(anyOf(enquiry.id, answered)) : undefined
  const { realm, account } = reader
  const rows = db
    .select({
      enquiry: enquiry.id,
      realm: sql`${realm}::text`.as('realm'),
      account: sql`${account}::int`.as('account'),
    })
    .from(enquiry)
    .where(and(where, contact, others))
    .limit(countBound)
  await db.execute(sql`insert into ${contactRead} (enquiry, realm, account) ${rows}`)
}
