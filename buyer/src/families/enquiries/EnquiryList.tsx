import Button from '@mui/material/Button'
import { formatWhen, translations } from '@pravesh/console-kit'
import { declaredOptionLabel } from '@pravesh/console-kit/fields/kind'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { ListMessage } from '@pravesh/console-kit/list/ListStates'
import { enquiryStates } from '@pravesh/contract'
import { kindLabel } from '@pravesh/institute-screens/enquiry/kind-label'
import { ReplyDue } from '@pravesh/institute-screens/enquiry/ReplyDue'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { type RaRecord, useListContext, useResourceContext } from 'react-admin'
import { ReplyDueFilter } from './ReplyDueFilter.tsx'

const contactOf = ({ maskedMobile, maskedEmail }: RaRecord) => [maskedMobile, maskedEmail].filter(Boolean).join(' · ')

const columns: readonly ListColumn[] = [
  { name: 'name', label: 'editor.name', sortable: false, render: ({ name }) => String(name) },
  { name: 'message', label: 'enquiry.message', sortable: false, render: ({ message }) => String(message ?? '') },
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
    render: ({ status }) => declaredOptionLabel(String(status)),
  },
  {
    name: 'replyBy',
    label: 'enquiry.reply',
    sortable: false,
    render: ({ replyBy }) => (typeof replyBy === 'string' ? <ReplyDue replyBy={replyBy} /> : ''),
  },
  {
    name: 'createdAt',
    label: 'enquiry.received',
    sortable: true,
    render: ({ createdAt }) => formatWhen(String(createdAt)),
  },
]
const filters = {
  status: { kind: 'choice', options: enquiryStates, message: sharedTexts.status },
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
  return (
    <ListPage
      plural={isAdmission ? 'enquiry.admission' : 'enquiry.general'}
      columns={columns}
      filters={filters}
      perPage={50}
      sort={{ field: 'createdAt', order: 'ASC' }}
      filterDefaultValues={{ replyDue: 'open' }}
      above={<ReplyDueFilter />}
      empty={<NoOpenEnquiries />}
      canChange={false}
    />
  )
}
