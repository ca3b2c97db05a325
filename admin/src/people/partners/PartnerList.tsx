import { formatWhen } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { instituteTypes, type Partner, partnerStates } from '@pravesh/contract'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { partnerTexts } from '@pravesh/messages/screens/people/partners'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import type { ReactNode } from 'react'

type Column = Omit<ListColumn, 'render'> & { render: (partner: Partner) => ReactNode }

const columns: readonly Column[] = [
  { name: 'name', label: sharedTexts.institute, sortable: true, render: ({ name }) => name },
  {
    name: 'instituteType',
    label: 'overview.kind',
    sortable: false,
    short: true,
    render: ({ instituteType }) => optionLabel(instituteType),
  },
  { name: 'city', label: 'overview.city', sortable: false, short: true, render: ({ city }) => city },
  {
    name: 'person',
    label: partnerTexts.whoApplies,
    sortable: false,
    render: ({ person, role }) => [person, role].filter(Boolean).join(', '),
  },
  {
    name: 'status',
    label: 'overview.status',
    sortable: true,
    short: true,
    render: ({ status }) => optionLabel(status),
  },
  {
    name: 'createdAt',
    label: 'overview.received',
    sortable: true,
    short: true,
    render: ({ createdAt }) => formatWhen(createdAt),
  },
]
const filters = {
  waiting: { kind: 'boolean', message: partnerTexts.waitsForADecision },
  status: { kind: 'choice', options: partnerStates, message: sharedTexts.status },
  instituteType: { kind: 'choice', options: instituteTypes, message: sharedTexts.kind },
} as const satisfies OwnFields

/** Applications of institutes that want to manage their page, the newest first. */
export const PartnerList = () => (
  <ListPage
    plural={menuTexts.partnerApplications}
    columns={columns}
    filters={filters}
    perPage={50}
    sort={{ field: 'createdAt', order: 'DESC' }}
    watch={{ topic: 'partners' }}
    canChange={false}
  />
)
