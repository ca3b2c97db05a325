import { formatWhen } from '@pravesh/console-kit'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { type DeskProposal, matters, proposalStates } from '@pravesh/contract'
import { fieldLabel } from './field-label.ts'

const column = (
  name: string,
  label: string,
  draw: (proposal: DeskProposal) => string,
  sortable = false,
): ListColumn => ({ name, label, draw, sortable })
const columns = [
  column('instituteName', 'Institute', ({ instituteName }) => instituteName),
  column('matter', 'About', ({ matter }) => matter),
  column('fields', 'Asked for', ({ fields, instituteType }) =>
    fields.map(({ name, proposed }) => `${fieldLabel(instituteType, name)}: ${proposed.text ?? 'nothing'}`).join('; '),
  ),
  column('by', 'By', ({ by }) => by),
  column('status', 'Status', ({ status }) => status),
  column('updatedAt', 'Asked', ({ updatedAt }) => formatWhen(updatedAt), true),
]
const filters = {
  status: { kind: 'choice', options: proposalStates },
  matter: { kind: 'choice', options: matters, label: 'About' },
  instituteType: { kind: 'choice', options: ['school', 'college'], label: 'Schools or colleges' },
} as const
const newestFirst = { field: 'updatedAt', order: 'DESC' as const }

/** What institutes propose of their name, place, owner and approvals. */
export const ProposalList = () => (
  <ListPage
    plural="Proposals"
    add=""
    columns={columns}
    filters={filters}
    perPage={50}
    sort={newestFirst}
    canChange={false}
  />
)
