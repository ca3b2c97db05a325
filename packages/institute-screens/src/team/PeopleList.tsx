import { formatWhen, translations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { formatDate } from '@pravesh/messages'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { teamTexts } from '@pravesh/messages/screens/people/team'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import type { ReactNode } from 'react'
import { InviteButton } from './InviteButton.tsx'
import { PersonButtons } from './PersonButtons.tsx'
import { TeamTabs } from './TeamTabs.tsx'
import type { Employer, Person } from './team-calls.ts'

type Column = Omit<ListColumn, 'render'> & { render: (person: Person) => ReactNode }

function nameText({ name, isSelf }: Person): string {
  const { translate } = translations()
  return [name ?? '–', ...(isSelf ? [`(${translate(teamTexts.you)})`] : [])].join(' ')
}
const roleText = ({ role, suspended }: Person) =>
  suspended ? `${optionLabel(role)} (${translations().translate(teamTexts.suspended)})` : optionLabel(role)

const columnsOf = (employer: Employer): readonly Column[] => [
  { name: 'name', label: sharedTexts.name, sortable: false, render: nameText },
  {
    name: employer === 'operator' ? 'username' : 'email',
    label: teamTexts.signsInBy,
    sortable: true,
    multiline: true,
    render: (person) => ('username' in person ? person.username : person.email),
  },
  { name: 'role', label: teamTexts.role, sortable: false, short: true, render: roleText },
  {
    name: 'lastUsedAt',
    label: teamTexts.lastSeen,
    sortable: false,
    short: true,
    render: ({ lastUsedAt }) =>
      lastUsedAt === null ? translations().translate(teamTexts.signedOut) : formatWhen(lastUsedAt),
  },
  ...(employer === 'institute'
    ? [
        {
          name: 'since',
          label: teamTexts.since,
          sortable: false,
          short: true,
          render: (person: Person) =>
            'since' in person ? formatDate(person.since.slice(0, 10), translations().language) : null,
        },
      ]
    : []),
  {
    name: 'action',
    label: sharedTexts.action,
    sortable: false,
    render: (person) => <PersonButtons person={person} employer={employer} />,
  },
]
const columns = { operator: columnsOf('operator'), institute: columnsOf('institute') }
const noFilters = {}

/** People who work for the operator, or for an institute: role, when they were here last, and what an owner may do. */
export const PeopleList = ({ employer }: { employer: Employer }) => (
  <ListPage
    plural={menuTexts.people}
    columns={columns[employer]}
    filters={noFilters}
    perPage={50}
    sort={{ field: employer === 'operator' ? 'username' : 'email', order: 'ASC' }}
    canChange={false}
    above={<TeamTabs />}
    actions={<InviteButton employer={employer} />}
  />
)
