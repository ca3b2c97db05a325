import { type LabelKey, useTranslations } from '@pravesh/console-kit'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { ListMessage } from '@pravesh/console-kit/list/ListStates'
import { enquiryKinds, enquiryStates, type Field } from '@pravesh/contract'
import { kindLabel } from '@pravesh/institute-screens/enquiry/kind-label'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { inboxTexts } from '@pravesh/messages/screens/people/enquiries'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { type RaRecord, SelectInput } from 'react-admin'
import { type KindList, listTitle } from '../kinds.ts'
import { AssigneeInput } from './AssigneeInput.tsx'
import { EnquiryBulkActions } from './EnquiryBulkActions.tsx'
import { ExportButton } from './ExportButton.tsx'
import { columnsOfKind, inboxColumns } from './enquiry-columns.tsx'
import { InboxKeys } from './InboxKeys.tsx'
import { InboxTabs } from './InboxTabs.tsx'

const sharedFilters = {
  status: { kind: 'choice', options: enquiryStates, message: sharedTexts.status },
  instituteType: { kind: 'choice', options: ['school', 'college'], message: inboxTexts.addressedTo },
  date1: { kind: 'date', message: inboxTexts.receivedFrom },
  date2: { kind: 'date', message: inboxTexts.receivedUntil },
} as const satisfies OwnFields
const level = { std: { kind: 'text', message: inboxTexts.level } } as const satisfies OwnFields
const waiting = { answered: false }

function NoOpenEnquiries() {
  const { translate } = useTranslations()
  return (
    <ListMessage title={translate(inboxTexts.everythingIsAnswered)}>
      {translate(inboxTexts.newEnquiriesAreListedHere)}
    </ListMessage>
  )
}

type EnquiryListProps = {
  title: LabelKey
  columns: readonly ListColumn[]
  filters: Readonly<Record<string, Field>>
  kind?: KindList['kind']
  canRemove?: boolean
  /** True where the list holds enquiries of all kinds. */
  isOfAllKinds?: true
}

/** Deleted enquiries are read by the call of all kinds. */
const deletedPath = ({ id, deletedAt }: RaRecord) => (deletedAt ? `/enquiries/${id}/show` : undefined)
/** A list of enquiries with masked contacts: those that must be answered first. */
const EnquiryListPage = ({ title, columns, filters, kind, canRemove = true, isOfAllKinds }: EnquiryListProps) => {
  const { text, translate } = useTranslations()
  const kinds = enquiryKinds.map((id) => ({ id, name: kindLabel(id) }))
  const kindInput = <SelectInput key="kind" source="kind" label={text('overview.kind')} choices={kinds} />
  return (
    <ListPage
      plural="console.enquiries"
      title={title}
      columns={columns}
      filters={filters}
      moreFilters={[
        ...(isOfAllKinds ? [kindInput] : []),
        <AssigneeInput key="assignee" source="assignee" label={translate(inboxTexts.assignedTo)} />,
      ]}
      perPage={50}
      sort={{ field: 'replyBy', order: 'ASC' }}
      filterDefaultValues={waiting}
      empty={<NoOpenEnquiries />}
      above={<InboxTabs kind={kind} />}
      actions={<ExportButton kind={kind} />}
      watch={{ topic: 'enquiries' }}
      pathOf={deletedPath}
      wrapRows={(rows) => <InboxKeys>{rows}</InboxKeys>}
      canChange={canRemove}
      bulkActions={<EnquiryBulkActions />}
      dated={false}
    />
  )
}

/** Enquiries of all kinds. */
export const EnquiryInbox = () => (
  <EnquiryListPage title={menuTexts.inbox} columns={inboxColumns} filters={sharedFilters} isOfAllKinds />
)
/** Enquiries of one kind, with the fields that it alone has. */
export const EnquiryKindList = ({ list }: { list: KindList }) => (
  <EnquiryListPage
    title={listTitle(list)}
    kind={list.kind}
    columns={columnsOfKind(list)}
    filters={list.kind === 'studyindia' ? { ...level, ...sharedFilters } : sharedFilters}
  />
)
/** Enquiries of people who hold an account, of all kinds. */
export const AccountList = () => (
  <EnquiryListPage
    title="overview.knownPeopleList"
    columns={inboxColumns}
    filters={sharedFilters}
    canRemove={false}
    isOfAllKinds
  />
)
/** Enquiries for free counselling, at the original address of this list. */
export const CounsellingList = () => (
  <EnquiryListPage
    title="overview.counsellingList"
    kind="free-counselling"
    columns={columnsOfKind({ kind: 'free-counselling', details: ['topic', 'time'] })}
    filters={sharedFilters}
    canRemove={false}
  />
)
