import { and, type SQL, type SQLWrapper, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { contactRead, enquiry } from '../../platform/db/tables.ts'
import { countBound } from '../../platform/http/page.ts'
import { ofContact } from './staff/search.ts'

/** A staff member who read a contact, as named to its owner. */
export type ContactReader = { realm: 'admin' | 'buyer'; account: number }

/** The name of the person behind a read, as its account has it; null where it has none, and for a college's own system. */
export const readerPerson = sql<string | null>`case ${contactRead.realm}
  when 'admin' then (select a.name from admin_account a where a.id = ${contactRead.account})
  when 'buyer' then (select b.name from buyer_account b where b.id = ${contactRead.account}) end`
/** Who read, as families are told: Pravesh or the institute, with the person where the account has a name. */
export function readerLabel(side: string, institute: string | null, person: string | null): string {
  const office = side === 'admin' ? 'Pravesh' : (institute ?? 'Pravesh')
  return person ? `${office} (${person})` : office
}

/** Minutes within which several reads of an enquiry by one account count as one: a page reload is no news for its sender. */
const sameReadMinutes = 30

/** Inserts a read of each enquiry of `ids`, a query or a list, that this reader has not read within the minutes. */
async function insertReads(db: Db | Tx, { realm, account }: ContactReader, ids: SQLWrapper): Promise<void> {
  await db.execute(sql`
    insert into ${contactRead} (enquiry, realm, account)
    select read.id, ${realm}, ${account} from (${ids}) as read(id)
    where not exists (
      select from ${contactRead} r where r.enquiry = read.id and r.realm = ${realm} and r.account = ${account}
        and r.read_at > now() - make_interval(mins => ${sql.raw(String(sameReadMinutes))}))`)
}

/** Records that a staff member read the contacts of these enquiries. Their senders can see it. */
export async function recordContactReads(db: Db | Tx, reader: ContactReader, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await insertReads(db, reader, sql`select unnest(${`{${ids.join(',')}}`}::int[])`)
}

/**
 * Records the reads of a list that was searched for a complete contact: of all matches, also on other pages, because their number alone
 * identifies the sender. The number of records is limited by the count bound.
 */
export async function recordSearchHits(
  db: Db,
  reader: ContactReader,
  { where, search }: { where: SQL | undefined; search: string | undefined },
): Promise<void> {
  const contact = search === undefined ? undefined : ofContact(search)
  if (!contact) return
  const rows = db.select({ id: enquiry.id }).from(enquiry).where(and(where, contact)).limit(countBound)
  await insertReads(db, reader, rows)
}
