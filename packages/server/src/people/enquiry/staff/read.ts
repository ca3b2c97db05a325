import type { inboxSorts } from '@pravesh/contract'
import { and, asc, eq, or, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { anyOf } from '../../../platform/db/statements/any-of.ts'
import { adminAccount, buyerAccount, enquiry, enquiryMessage, enquiryNote } from '../../../platform/db/tables.ts'
import {
  idFilter,
  idsOfPage,
  newestOrder,
  type Order,
  type PageQuery,
  renderOrder,
} from '../../../platform/http/page.ts'
import { masked, maskedIn } from '../../account/masked.ts'
import { type ContactReader, recordContactReads, recordSearchHits } from '../contact-reads.ts'
import { followUpOf } from './follow-up.ts'
import { matchesText } from './search.ts'

/** Selects the enquiries that a condition names, in this order. Nothing but `readPage` and `readOne` calls it: they write the read down. */
type Select<Row> = (where: SQL | undefined, order: SQL[]) => Promise<Row[]>
type Read<Row> = { reader: ContactReader; where: SQL | undefined; select: Select<Row> }
export type EnquirySort = (typeof inboxSorts)[number]

/**
 * A page of enquiries with masked contacts, newest first by default, limited by `where` to those this reader may see. A search for a
 * contact is recorded as a read: every staff list of enquiries is read here (decision 020).
 */
export async function readPage<Row extends { id: number }>(
  db: Db,
  q: PageQuery<EnquirySort>,
  { reader, where: visible, select, order = newestOrder(q, enquiry) }: Read<Row> & { order?: Order },
) {
  const where = and(visible, idFilter(q, enquiry.id), matchesText(q.search))
  const from: Parameters<typeof idsOfPage>[2]['from'] = (keys) => db.select(keys).from(enquiry)
  const { ids, totals, ...page } = await idsOfPage(db, q, { order, where, from })
  const data = await select(anyOf(enquiry.id, ids), renderOrder(order))
  await recordSearchHits(db, reader, { where, search: q.search })
  return { data, ...totals, ...page }
}
/** The parts of an enquiry that hold a contact, or may. */
type WithContact = {
  id: number
  mobile: string
  email: string | null
  message: string | null
  details: Record<string, unknown>
  more: { email: string | null; message: string | null; details: Record<string, unknown> }[]
}
const withoutContactIn = <T extends Omit<WithContact, 'id' | 'mobile' | 'more'>>(part: T): T => ({
  ...part,
  email: masked(part.email),
  message: part.message && maskedIn(part.message),
  details: {},
})

/**
 * One enquiry with its contact, with the note that this reader read it; undefined where there is none. `withoutContact`: masked, and no
 * read.
 */
export async function readOne<Row extends WithContact>(
  db: Db | Tx,
  { reader, where, select, withoutContact = false }: Read<Row> & { withoutContact?: boolean | undefined },
): Promise<Row | undefined> {
  const [found] = await select(where, [])
  if (!found) return undefined
  if (withoutContact)
    return {
      ...withoutContactIn(found),
      mobile: masked(found.mobile) ?? '',
      more: found.more.map(withoutContactIn),
    }
  await recordContactReads(db, reader, [found.id])
  return found
}

/**
 * Messages, remarks, replies and calls of enquiries. Remarks of staff are internal to staff: an institute gets its own, and all replies
 * that the person has read, those of staff as by Pravesh.
 */
export async function withThreads<Row extends { id: number }>(
  db: Db | Tx,
  realm: ContactReader['realm'],
  rows: readonly Row[],
) {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const messages = await db
    .select()
    .from(enquiryMessage)
    .where(anyOf(enquiryMessage.enquiry, ids))
    .orderBy(asc(enquiryMessage.id))
  const staffName = sql<string | null>`coalesce(${adminAccount.name}, ${adminAccount.username})`
  const ofBuyer = sql<string | null>`coalesce(${buyerAccount.name}, ${buyerAccount.email})`
  const visibleNotes = realm === 'admin' ? undefined : or(eq(enquiryNote.kind, 'reply'), eq(enquiryNote.realm, 'buyer'))
  const notes = await db
    .select({
      note: enquiryNote,
      by: realm === 'admin' ? sql<string | null>`coalesce(${staffName}, ${ofBuyer})` : ofBuyer,
    })
    .from(enquiryNote)
    .leftJoin(adminAccount, and(eq(enquiryNote.realm, 'admin'), eq(adminAccount.id, enquiryNote.account)))
    .leftJoin(buyerAccount, and(eq(enquiryNote.realm, 'buyer'), eq(buyerAccount.id, enquiryNote.account)))
    .where(and(anyOf(enquiryNote.enquiry, ids), visibleNotes))
    .orderBy(asc(enquiryNote.id))
  return rows.map((row) => {
    const notesOf = (kind: 'remark' | 'reply') =>
      notes
        .filter(({ note }) => note.enquiry === row.id && note.kind === kind)
        .map(({ note, by: author }) => ({
          ...{ id: note.id, body: note.body, by: author ?? 'Pravesh', at: note.createdAt },
        }))
    const remarks = notesOf('remark').map(({ id: _id, ...remark }) => remark)
    const laterMessages = messages.filter((message) => message.enquiry === row.id).map(followUpOf)
    const calls = notes.flatMap(({ note, by: author }) =>
      note.enquiry === row.id && note.outcome !== null
        ? [{ outcome: note.outcome, body: note.body, by: author ?? 'Pravesh', at: note.createdAt }]
        : [],
    )
    return { ...row, more: laterMessages, remarks, replies: notesOf('reply'), calls }
  })
}
