import Box from '@mui/material/Box'
import { formatWhen, type LabelKey, translations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import type { AdminEnquiryRow } from '@pravesh/contract'
import { kindLabel } from '@pravesh/institute-screens/enquiry/kind-label'
import { ReplyDue } from '@pravesh/institute-screens/enquiry/ReplyDue'
import { UnreadName } from '@pravesh/institute-screens/enquiry/UnreadName'
import { FactValue } from '@pravesh/institute-screens/record/Facts'
import { formatDate } from '@pravesh/messages'
import { inboxTexts } from '@pravesh/messages/screens/people/enquiries'
import { enquiryTexts } from '@pravesh/messages/screens/people/enquiry'
import type { ReactNode } from 'react'
import type { DetailName, KindList } from '../kinds.ts'
import { RestoreEnquiry } from '../page/RestoreEnquiry.tsx'

type Column = Omit<ListColumn, 'render'> & { render: (row: AdminEnquiryRow) => ReactNode }

const name: Column = { name: 'name', label: 'overview.name', sortable: true, render: (row) => <UnreadName {...row} /> }
const message: Column = {
  name: 'message',
  label: 'overview.message',
  sortable: false,
  render: ({ message: text }) => text && <Box sx={{ minWidth: { md: '24ch' } }}>{text}</Box>,
}
/** The kind, and below it the subject of the enquiry. */
const kind: Column = {
  name: 'kind',
  label: 'overview.kind',
  sortable: false,
  render: (row) => (
    <Box sx={{ minWidth: { md: '18ch' } }}>
      {kindLabel(row.kind)}
      {row.about && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' · '}
          {row.about.name}
        </Box>
      )}
    </Box>
  ),
}
const subjectColumn: Column = {
  name: 'about',
  label: inboxTexts.about,
  sortable: false,
  render: (row) => row.about?.name ?? '',
}
const rest: readonly Column[] = [
  {
    name: 'status',
    label: 'overview.status',
    sortable: true,
    short: true,
    render: ({ id, status, deletedAt }) => (deletedAt ? <RestoreEnquiry id={id} /> : optionLabel(status)),
  },
  {
    name: 'assignee',
    label: inboxTexts.assignedTo,
    sortable: false,
    short: true,
    render: ({ assignee }) => assignee?.name ?? '',
  },
  {
    name: 'replyBy',
    label: inboxTexts.replyDue,
    sortable: true,
    render: ({ replyBy }) => replyBy && <ReplyDue replyBy={replyBy} compact />,
  },
  {
    name: 'followUpOn',
    label: inboxTexts.followUpOn,
    sortable: false,
    short: true,
    hidden: true,
    render: ({ followUpOn }) => followUpOn && formatDate(followUpOn, translations().language),
  },
  {
    name: 'contact',
    label: 'enquiry.contactMasked',
    sortable: false,
    hidden: true,
    render: ({ maskedMobile, maskedEmail }) => [maskedMobile, maskedEmail].filter(Boolean).join(' · '),
  },
  { name: 'city', label: 'overview.city', sortable: false, hidden: true, render: ({ city }) => city ?? '' },
  {
    name: 'reference',
    label: 'overview.reference',
    sortable: false,
    hidden: true,
    render: ({ reference }) => reference,
  },
  {
    name: 'createdAt',
    label: 'overview.received',
    sortable: true,
    hidden: true,
    short: true,
    render: ({ createdAt }) => formatWhen(createdAt),
  },
]

/** More of these columns than fit on a screen of 1,280 px are hidden by default. */
const mostDetails = 2
const labelOf = (detail: DetailName): LabelKey => `applicationField.${detail}`

const detailColumn = (detail: DetailName): Column => ({
  name: detail,
  label: labelOf(detail),
  sortable: false,
  short: true,
  render: ({ details }) => <FactValue name={detail} value={details[detail] ?? ''} />,
})

/** By when the law asks for the acknowledgement of a grievance: its number, which was given when it came. */
const acknowledgeColumn: Column = {
  name: 'acknowledgeBy',
  label: enquiryTexts.acknowledgeBy,
  sortable: false,
  short: true,
  render: ({ grievance }) => grievance && formatWhen(grievance.acknowledgeBy),
}

/** Columns of the list of all kinds. */
export const inboxColumns: readonly Column[] = [name, message, kind, ...rest]
/** Columns of the list of one kind: those of all, and its own fields. */
export const columnsOfKind = ({
  kind,
  details,
  isAbout,
}: Pick<KindList, 'kind' | 'details' | 'isAbout'>): readonly Column[] => [
  name,
  message,
  ...(isAbout ? [subjectColumn] : []),
  ...details.map((detail, index) => ({ ...detailColumn(detail), hidden: isAbout === true && index >= mostDetails })),
  ...(kind === 'grievance' ? [acknowledgeColumn] : []),
  ...rest.map((column) => (column.name === 'assignee' ? { ...column, hidden: details.length > mostDetails } : column)),
]
