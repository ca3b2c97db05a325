import { formatWhen, translations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { proposalStates, reviewedGroups, type StaffProposal } from '@pravesh/contract'
import type { ConsoleKey } from '@pravesh/messages/consoles'
import { instituteTexts } from '@pravesh/messages/screens/catalogue/institutes'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { fieldLabel } from '../../parts/field-label.ts'

const column = (
  name: string,
  label: ConsoleKey,
  render: (proposal: StaffProposal) => string,
  extras: Partial<ListColumn> = {},
): ListColumn => ({ name, label, render, sortable: false, ...extras })
const short = { short: true } as const
const columns = [
  column('instituteName', 'proposal.institute', ({ instituteName }) => instituteName),
  column('matter', 'proposal.about', ({ matter: group }) => optionLabel(group), short),
  column('fields', 'proposal.askedFor', ({ fields, instituteType }) =>
    fields
      .map(
        ({ name, proposed }) =>
          `${fieldLabel(instituteType, name)}: ${proposed.text ?? translations().text('proposal.nothing')}`,
      )
      .join('; '),
  ),
  column('by', 'proposal.by', ({ by: author }) => author),
  column('status', 'proposal.status', ({ status }) => optionLabel(status), short),
  column('createdAt', 'proposal.asked', ({ createdAt }) => formatWhen(createdAt), { ...short, sortable: true }),
]
const filters = {
  status: { kind: 'choice', options: proposalStates, message: sharedTexts.status },
  matter: { kind: 'choice', options: reviewedGroups, message: instituteTexts.about },
  instituteType: { kind: 'choice', options: ['school', 'college'], message: instituteTexts.schoolsOrColleges },
} as const satisfies OwnFields
const newestFirst = { field: 'createdAt', order: 'DESC' as const }

/** Institutes' proposals of their name, place, owner and approvals. */
export const ProposalList = () => (
  <ListPage
    plural="console.proposals"
    add=""
    columns={columns}
    filters={filters}
    perPage={50}
    sort={newestFirst}
    watch={{ topic: 'proposals' }}
    canChange={false}
  />
)
