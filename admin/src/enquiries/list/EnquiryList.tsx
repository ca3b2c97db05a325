import { useTranslations } from '@pravesh/console-kit'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { ListMessage } from '@pravesh/console-kit/list/ListStates'
import { enquiryKinds, enquiryStates, type Field } from '@pravesh/contract'
import type { KindList } from '../kinds.ts'
import { AssigneeInput } from './AssigneeInput.tsx'
import { ExportButton } from './ExportButton.tsx'
import { columnsOfKind, inboxColumns } from './enquiry-columns.tsx'
import { InboxTabs } from './InboxTabs.tsx'
import { RowKeys } from './RowKeys.tsx'

const sharedFilters = {
  status: { kind: 'choice', options: enquiryStates, label: 'Status' },
  instituteType: { kind: 'choice', options: ['school', 'college'], label: 'Addressed to' },
  date1: { kind: 'date', label: 'Received from' },
  date2: { kind: 'date', label: 'Received until' },
} as const satisfies Record<string, Field>
const inboxFilters = { kind: { kind: 'choice', options: enquiryKinds, label: 'Kind' }, ...sharedFilters } as const
const level = { std: { kind: 'text', label: 'Level' } } as const
const waiting = { answered: false }

function NoOpenEnquiries() {
  const { translate } = useTranslations()
  return (
    <ListMessage title={translate('Everything is answered')}>
      {translate('New enquiries stand here until somebody has answered them.')}
    </ListMessage>
  )
}

type EnquiryListProps = Pick<KindList, 'plural'> & {
  columns: readonly ListColumn[]
  filters: Readonly<Record<string, Field>>
  kind?: KindList['kind']
  canRemove?: boolean
}

/** A list of enquiries with masked contacts: those that must be answered first. */
const EnquiryListPage = ({ plural, columns, filters, kind, canRemove = true }: EnquiryListProps) => {
  const { translate } = useTranslations()
  const assignee = translate('Assigned to')
  return (
    <ListPage
      plural={plural}
      columns={columns}
      filters={filters}
      moreFilters={[<AssigneeInput key="assignee" source="assignee" label={assignee} />]}
      perPage={50}
      sort={{ field: 'replyBy', order: 'ASC' }}
      filterDefaultValues={waiting}
      empty={<NoOpenEnquiries />}
      above={<InboxTabs kind={kind} />}
      actions={<ExportButton kind={kind} />}
      wrapRows={(rows) => <RowKeys>{rows}</RowKeys>}
      canChange={canRemove}
      dated={false}
    />
  )
}

/** Enquiries of all kinds. */
export const EnquiryInbox = () => (
  <EnquiryListPage plural={{ declared: 'Inbox' }} columns={inboxColumns} filters={inboxFilters} />
)
/** Enquiries of one kind, with the fields that it alone has. */
export const EnquiryKindList = ({ list }: { list: KindList }) => (
  <EnquiryListPage
    plural={list.plural}
    kind={list.kind}
    columns={columnsOfKind(list)}
    filters={list.kind === 'studyindia' ? { ...level, ...sharedFilters } : sharedFilters}
  />
)
/** Enquiries of people who hold an account, of all kinds. */
export const AccountList = () => (
  <EnquiryListPage plural="overview.knownPeopleList" columns={inboxColumns} filters={inboxFilters} canRemove={false} />
)
/** Who asked for free counselling, at the address that the list has had from the start. */
export const CounsellingList = () => (
  <EnquiryListPage
    plural="overview.counsellingList"
    kind="free-counselling"
    columns={columnsOfKind({ details: ['topic', 'time'] })}
    filters={sharedFilters}
    canRemove={false}
  />
)
