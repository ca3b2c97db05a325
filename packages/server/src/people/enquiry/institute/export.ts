import type { BuyerEnquiry } from '@pravesh/contract'
import type { Institute } from '../../../catalogue/institute/institute.ts'
import type { Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { StreamedFile } from '../../../platform/http/response/file.ts'
import { listFile } from '../../../platform/http/response/list-file.ts'
import { masked, maskedIn, maskedMobile } from '../../account/masked.ts'
import { recordContactReads } from '../contact-reads.ts'
import { mobileText } from '../mobile-text.ts'
import { readPage } from '../staff/read.ts'
import { type EnquiryGroup, type InstituteEnquiryFilters, matching, readerOf, readFor } from './list.ts'

type ExportQuery = InstituteEnquiryFilters & { search?: string | undefined; contacts: boolean }

const columns = [
  ...['reference', 'kind', 'status', 'name', 'mobile', 'email', 'city', 'message', 'details', 'assignee'],
  ...['replyBy', 'followUpOn', 'replies', 'createdAt', 'updatedAt'],
]

function cellsOf(row: BuyerEnquiry, withContacts: boolean) {
  const details = Object.entries(row.details).map(([name, value]) => `${name}: ${String(value)}`)
  const text = (value: string | null) => (value === null || withContacts ? value : maskedIn(value))
  return {
    ...{ reference: row.reference, kind: row.kind, status: row.status, name: row.name },
    mobile: withContacts ? mobileText(row.mobile) : maskedMobile(row.mobile).replace('+91 ', ''),
    email: withContacts ? row.email : masked(row.email),
    ...{ city: row.city, message: text(row.message), details: text(details.join('; ')) },
    ...{ assignee: row.assignee?.name ?? null, replyBy: row.replyBy, followUpOn: row.followUpOn },
    ...{ replies: row.replies.length, createdAt: row.createdAt, updatedAt: row.updatedAt },
  }
}

/**
 * Enquiries of a group that the filters match as a CSV file, the oldest first. With `contacts` each row is recorded as a read before it is
 * sent: cut off after it, its person would never learn of it.
 */
export function exportInstituteEnquiries(
  db: Db,
  actor: Actor,
  institute: Institute,
  group: EnquiryGroup,
  { contacts, search, ...filters }: ExportQuery,
): StreamedFile {
  const reader = readerOf(actor)
  const where = matching(actor, institute, group, filters)
  return listFile(
    `${group}-enquiries`,
    columns,
    async (page) => {
      const found = await readPage(db, { ...page, search }, { reader, where, select: readFor(db) })
      const ids = found.data.map(({ id }) => id)
      if (contacts) await recordContactReads(db, reader, ids)
      return found
    },
    (row) => cellsOf(row, contacts),
  )
}
