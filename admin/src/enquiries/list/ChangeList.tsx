import MuiLink from '@mui/material/Link'
import { translations } from '@pravesh/console-kit'
import { declaredOptionLabel } from '@pravesh/console-kit/fields/kind'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { type EnquiryLogEntry, enquiryChangeActions } from '@pravesh/contract'
import { fieldLabel } from '@pravesh/institute-screens/record/field-label'
import { formatCount, formatDate } from '@pravesh/messages'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { inboxTexts } from '@pravesh/messages/screens/people/enquiries'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { actionColumn, timeColumn } from '../../parts/change-columns.tsx'

type Column = Omit<ListColumn, 'render'> & { render: (entry: EnquiryLogEntry) => ReactNode }

const valueText = (value: unknown): string =>
  value === null
    ? translations().translate(inboxTexts.nobody)
    : typeof value === 'string'
      ? declaredOptionLabel(value)
      : String(value)
/** The changed fields, or the size of an export. */
function detailsText({ action, details }: EnquiryLogEntry): string {
  const { translate, language } = translations()
  if (Array.isArray(details.fields)) return details.fields.map((name) => fieldLabel(String(name))).join(', ')
  if (action === 'exported')
    return [
      `${translate(sharedTexts.rows)}: ${formatCount(Number(details.rows), language)}`,
      translate(details.contacts ? inboxTexts.withContacts : inboxTexts.contactsMasked),
      ...(details.finished ? [] : [translate(sharedTexts.cutOff)]),
    ].join(', ')
  if (action === 'follow-up')
    return [details.from, details.to]
      .map((day) => (day ? formatDate(String(day), language) : translate(sharedTexts.none)))
      .join(' → ')
  return 'to' in details ? `${valueText(details.from ?? null)} → ${valueText(details.to ?? null)}` : ''
}

const columns: readonly Column[] = [
  timeColumn,
  {
    name: 'by',
    label: sharedTexts.who,
    sortable: false,
    render: ({ by: author }) => author ?? translations().translate(inboxTexts.theServer),
  },
  actionColumn,
  {
    name: 'reference',
    label: sharedTexts.enquiry,
    sortable: false,
    short: true,
    render: ({ enquiry, reference }) =>
      enquiry === null ? (
        ''
      ) : (
        <MuiLink component={Link} to={`/enquiries/${enquiry}/show`}>
          {reference ?? enquiry}
        </MuiLink>
      ),
  },
  { name: 'details', label: sharedTexts.details, sortable: false, render: detailsText },
]
const filters = {
  action: { kind: 'choice', options: enquiryChangeActions, message: inboxTexts.whatWasDone },
} as const satisfies OwnFields

/** Staff's changes, deletions, restores and exports of enquiries, the newest first. */
export const ChangeList = () => (
  <ListPage
    plural={inboxTexts.changesOfEnquiries}
    title={menuTexts.changeLog}
    columns={columns}
    filters={filters}
    perPage={50}
    sort={{ field: 'createdAt', order: 'DESC' }}
    canChange={false}
  />
)
