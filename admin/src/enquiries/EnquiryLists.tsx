import { formatWhen } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import type { ConsoleKey } from '@pravesh/messages/consoles'

const column = (name: string, label: ConsoleKey, overrides: Partial<ListColumn> = {}): ListColumn => ({
  name,
  label,
  render: (record) => String(record[name] ?? ''),
  sortable: false,
  ...overrides,
})
const columns: readonly ListColumn[] = [
  column('name', 'overview.name'),
  column('maskedMobile', 'overview.mobile'),
  column('maskedEmail', 'overview.email'),
  column('city', 'overview.city'),
  column('message', 'overview.message'),
  column('kind', 'overview.kind', { hidden: true, render: ({ kind }) => optionLabel(String(kind)) }),
  column('status', 'overview.status', { render: ({ status }) => optionLabel(String(status)) }),
  column('reference', 'overview.reference'),
  column('createdAt', 'overview.received', {
    sortable: true,
    render: ({ createdAt }) => formatWhen(String(createdAt)),
  }),
]
const newestFirst = { field: 'createdAt', order: 'DESC' as const }

const EnquiryList = ({ plural }: { plural: ConsoleKey }) => (
  <ListPage plural={plural} add="" columns={columns} filters={{}} perPage={50} sort={newestFirst} canChange={false} />
)

/** Who asked for free counselling. Contacts are masked. */
export const CounsellingList = () => <EnquiryList plural="overview.counsellingList" />
/** Enquiries of people who hold an account. */
export const AccountList = () => <EnquiryList plural="overview.knownPeopleList" />
