import { and, desc, eq, lt, type SQL } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { anyOf } from '../../../platform/db/statements/any-of.ts'
import { today } from '../../../platform/db/statements/today.ts'
import { enquiry, enquiryChange } from '../../../platform/db/tables.ts'
import { csvLines } from '../../../platform/http/response/csv.ts'
import type { StreamedFile } from '../../../platform/http/response/file.ts'
import { masked, maskedIn, maskedMobile } from '../../account/masked.ts'
import { recordContactReads, recordSearchHits } from '../contact-reads.ts'
import { mobileText } from '../mobile-text.ts'
import { isOverdue } from '../reply-by.ts'
import { matchesText } from '../staff/search.ts'
import { type InboxFilters, inboxWhere } from './filter.ts'
import { type SelectedRow, selectRows } from './list.ts'
import { subjectOf } from './subject.ts'

type ExportQuery = InboxFilters & { search?: string | undefined; ids?: number[] | undefined; contacts: boolean }

/** Rows that are read at once, and the most that one file holds. */
const pageSize = 500
const maxRows = 50_000

function cellsOf(row: SelectedRow, withContacts: boolean) {
  const detailText = Object.entries(row.details)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join('; ')
  const text = (value: string | null) => (value === null || withContacts ? value : maskedIn(value))
  return {
    ...{ reference: row.reference, kind: row.kind, status: row.status, name: row.name },
    mobile: withContacts ? mobileText(row.mobile) : maskedMobile(row.mobile).replace('+91 ', ''),
    email: withContacts ? row.email : masked(row.email),
    ...{ city: row.city, language: row.language, about: subjectOf(row)?.name ?? null },
    ...{ message: text(row.message), details: text(detailText), assignee: row.assigneeName },
    ...{ replyBy: row.replyBy, overdue: isOverdue(row) ? 'yes' : 'no', followUpOn: row.followUpOn },
    ...{ createdAt: row.createdAt, updatedAt: row.updatedAt, deletedAt: row.deletedAt },
  }
}
const columns = [
  ...['reference', 'kind', 'status', 'name', 'mobile', 'email', 'city', 'language', 'about', 'message', 'details'],
  ...['assignee', 'replyBy', 'overdue', 'followUpOn', 'createdAt', 'updatedAt', 'deletedAt'],
]

type Export = { account: number; where: SQL | undefined; contacts: boolean; entry: number; filter: object }
/** Reads page after page by the last id, so that no transaction is open while the file is sent, and updates the log entry. */
async function* partsOf(db: Db, { account, where, contacts, entry, filter }: Export): AsyncGenerator<string> {
  let last: number | undefined
  let rows = 0
  let finished = false
  try {
    while (!finished) {
      const before = last === undefined ? undefined : lt(enquiry.id, last)
      const page = await selectRows(db, account, and(where, before), [desc(enquiry.id)]).limit(pageSize)
      // Before a contact leaves: cut off after it, its person would never learn of it.
      const ids = page.map(({ id }) => id)
      if (contacts) await recordContactReads(db, { realm: 'admin', account }, ids)
      yield csvLines(
        page.map((row) => cellsOf(row, contacts)),
        { columns, first: rows === 0 },
      )
      rows += page.length
      last = ids.at(-1)
      finished = page.length < pageSize || rows >= maxRows
    }
  } finally {
    const details = { filter, contacts, rows, finished }
    await db.update(enquiryChange).set({ details }).where(eq(enquiryChange.id, entry))
  }
}

/**
 * Enquiries as a CSV file, the newest first. The export is recorded in the change log before the first byte is sent, and with `contacts`
 * each row is recorded as a read.
 */
export async function exportEnquiries(db: Db, account: number, q: ExportQuery): Promise<StreamedFile> {
  const { contacts, search, ids, ...filters } = q
  // The search text is left out: it may be a contact.
  const filter = { ...filters, ...(search ? { searched: true } : {}), ...(ids ? { ids } : {}) }
  const where = and(inboxWhere(account, filters), ids && anyOf(enquiry.id, ids), matchesText(search))
  const details = { filter, contacts, rows: 0, finished: false }
  const [entry] = await db
    .insert(enquiryChange)
    .values({ action: 'exported', realm: 'admin', account, details })
    .returning({ id: enquiryChange.id })
  if (!entry) throw new Error('An insert answered no row')
  await recordSearchHits(db, { realm: 'admin', account }, { where, search })
  const parts = partsOf(db, { account, where, contacts, entry: entry.id, filter })
  return { parts, type: 'text/csv; charset=utf-8', name: `enquiries-${today()}.csv` }
}
