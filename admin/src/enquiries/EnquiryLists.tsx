import { formatWhen } from '@pravesh/console-kit'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'

const column = (name: string, label: string, more: Partial<ListColumn> = {}): ListColumn => ({
  name,
  label,
  draw: (record) => String(record[name] ?? ''),
  sortable: false,
  ...more,
})
const columns: readonly ListColumn[] = [
  column('name', 'Name'),
  column('mobile', 'Mobile'),
  column('email', 'E-mail'),
  column('city', 'City'),
  column('message', 'Message'),
  column('kind', 'Kind', { hidden: true }),
  column('status', 'Status'),
  column('reference', 'Reference'),
  column('createdAt', 'Received', { sortable: true, draw: ({ createdAt }) => formatWhen(String(createdAt)) }),
]
const newestFirst = { field: 'createdAt', order: 'DESC' as const }

const EnquiryList = ({ plural }: { plural: string }) => (
  <ListPage plural={plural} add="" columns={columns} filters={{}} perPage={50} sort={newestFirst} canChange={false} />
)

/** Who asked for free counselling. Every reading of these lists is logged. */
export const CounsellingList = () => <EnquiryList plural="Free counselling enquiries" />
/** Enquiries of people who hold an account. */
export const AccountList = () => <EnquiryList plural="Enquiries of people with an account" />
