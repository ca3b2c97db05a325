import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { formatWhen, useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { instituteTypes, type UnreachableInstitute, unreachableReasons } from '@pravesh/contract'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { unreachableTexts } from '@pravesh/messages/screens/people/unreachable'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

type Column = Omit<ListColumn, 'render'> & { render: (row: UnreachableInstitute) => ReactNode }

const columns: readonly Column[] = [
  {
    name: 'name',
    label: sharedTexts.institute,
    sortable: false,
    render: ({ name, instituteType, instituteId }) => (
      <MuiLink component={Link} to={`/${instituteType}s/edit/${instituteId}`}>
        {name}
      </MuiLink>
    ),
  },
  {
    name: 'instituteType',
    label: sharedTexts.kind,
    sortable: false,
    short: true,
    render: ({ instituteType }) => optionLabel(instituteType),
  },
  {
    name: 'reason',
    label: unreachableTexts.why,
    sortable: false,
    short: true,
    render: ({ reason }) => optionLabel(reason),
  },
  {
    name: 'enquiries',
    label: unreachableTexts.enquiries,
    sortable: false,
    right: true,
    render: ({ enquiries }) => enquiries,
  },
  {
    name: 'applications',
    label: unreachableTexts.applications,
    sortable: false,
    right: true,
    render: ({ applications }) => applications,
  },
  {
    name: 'waitingSince',
    label: unreachableTexts.waitingSince,
    sortable: true,
    short: true,
    render: ({ waitingSince }) => formatWhen(waitingSince),
  },
]

const filters = {
  reason: { kind: 'choice', options: unreachableReasons, message: unreachableTexts.why },
  instituteType: { kind: 'choice', options: instituteTypes, message: sharedTexts.kind },
} as const satisfies OwnFields

function Lead() {
  const { translate } = useTranslations()
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {translate(unreachableTexts.lead)}
    </Typography>
  )
}

/** Institutes that families wait for, and where nobody can be told by mail; the longest wait first. */
export const UnreachableList = () => (
  <ListPage
    plural={menuTexts.unreachableInstitutes}
    columns={columns}
    filters={filters}
    above={<Lead />}
    perPage={50}
    sort={{ field: 'waitingSince', order: 'ASC' }}
    canChange={false}
    dated={false}
  />
)
