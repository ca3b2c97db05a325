import Button from '@mui/material/Button'
import { formatWhen, translations, useTranslations } from '@pravesh/console-kit'
import { declaredOptionLabel } from '@pravesh/console-kit/fields/kind'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { ListMessage } from '@pravesh/console-kit/list/ListStates'
import { type BuyerEnquiryRow, enquiryStates } from '@pravesh/contract'
import { kindLabel } from '@pravesh/institute-screens/enquiry/kind-label'
import { ReplyDue } from '@pravesh/institute-screens/enquiry/ReplyDue'
import { RowKeys } from '@pravesh/institute-screens/enquiry/RowKeys'
import { UnreadName } from '@pravesh/institute-screens/enquiry/UnreadName'
import { soonest } from '@pravesh/institute-screens/enquiry/views'
import { formatDate } from '@pravesh/messages'
import { inboxTexts } from '@pravesh/messages/screens/people/enquiries'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import type { ReactNode } from 'react'
import { SelectInput, useListContext, useResourceContext } from 'react-admin'
import { EnquiryBulkActions } from './EnquiryBulkActions.tsx'
import { EnquiryTabs, openFilter } from './EnquiryTabs.tsx'
import { ExportButton } from './ExportButton.tsx'
import { useColleagues } from './use-colleagues.ts'

const contactOf = ({ maskedMobile, maskedEmail }: BuyerEnquiryRow) =>
  [maskedMobile, maskedEmail].filter(Boolean).join(' · ')

type Column = Omit<ListColumn, 'render'> & { render: (row: BuyerEnquiryRow) => ReactNode }
const columns: readonly Column[] = [
  { name: 'name', label: 'editor.name', sortable: false, render: (row) => <UnreadName {...row} /> },
  { name: 'message', label: 'enquiry.message', sortable: false, render: ({ message }) => message ?? '' },
  { name: 'kind', label: 'enquiry.kind', sortable: false, short: true, render: ({ kind }) => kindLabel(kind) },
  {
    name: 'contact',
    label: 'enquiry.contactMasked',
    sortable: false,
    render: contactOf,
    hidden: true,
  },
  {
    name: 'status',
    label: 'editor.status',
    sortable: true,
    short: true,
    render: ({ status }) => declaredOptionLabel(status),
  },
  {
    name: 'replyBy',
    label: 'enquiry.reply',
    sortable: true,
    render: ({ replyBy }) => replyBy && <ReplyDue replyBy={replyBy} />,
  },
  {
    name: 'assignee',
    label: inboxTexts.assignedTo,
    sortable: false,
    short: true,
    render: ({ assignee }) => assignee?.name ?? '',
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
    name: 'createdAt',
    label: 'enquiry.received',
    sortable: true,
    short: true,
    render: ({ createdAt }) => formatWhen(createdAt),
  },
]
const filters = {
  status: { kind: 'choice', options: enquiryStates, message: sharedTexts.status },
  unread: { kind: 'boolean', message: inboxTexts.unread },
  unassigned: { kind: 'boolean', message: inboxTexts.notAssigned },
} as const satisfies OwnFields

/** In place of the list where nothing waits for a reply. */
function NoOpenEnquiries() {
  const { setFilters } = useListContext()
  return (
    <ListMessage
      title={translations().text('enquiry.allAnswered')}
      action={
        <Button variant="outlined" onClick={() => setFilters({})}>
          {translations().text('enquiry.seeAll')}
        </Button>
      }
    >
      {translations().text('enquiry.allAnsweredText')}
    </ListMessage>
  )
}

/** Enquiries that were addressed to the institute: those that wait for a reply first, the longest waiting on top. */
export function EnquiryList() {
  const isAdmission = useResourceContext()?.endsWith('admission-enquiries')
  const { colleagues, me } = useColleagues()
  const { translate } = useTranslations()
  return (
    <ListPage
      plural={isAdmission ? 'enquiry.admission' : 'enquiry.general'}
      columns={columns}
      filters={filters}
      moreFilters={[
        <SelectInput
          key="assignee"
          source="assignee"
          label={translate(inboxTexts.assignedTo)}
          choices={[...colleagues]}
          helperText={false}
        />,
      ]}
      perPage={50}
      sort={soonest}
      filterDefaultValues={openFilter}
      above={<EnquiryTabs />}
      watch={{ topic: 'enquiries' }}
      actions={me && <ExportButton group={isAdmission ? 'admission' : 'general'} />}
      wrapRows={(rows) => <RowKeys hint={translate(inboxTexts.onARowJNextOnly)}>{rows}</RowKeys>}
      empty={<NoOpenEnquiries />}
      canChange={me !== undefined}
      bulkActions={<EnquiryBulkActions />}
      dated={false}
    />
  )
}
