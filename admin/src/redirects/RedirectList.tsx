import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { formatWhen, translations, useTranslations } from '@pravesh/console-kit'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { DeleteSelected } from '@pravesh/console-kit/list/selection/DeleteSelected'
import { type RedirectRow, redirectKinds } from '@pravesh/contract'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { redirectTexts } from '@pravesh/messages/screens/operations/redirects'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import type { ReactNode } from 'react'
import { SelectInput } from 'react-admin'
import { Link } from 'react-router-dom'
import { kindLabel, resourceOf } from '../bin/kinds.ts'

type Column = Omit<ListColumn, 'render'> & { render: (redirect: RedirectRow) => ReactNode }

/** The editor of a record: institutes have a path of their own. */
const editorPath = (kind: RedirectRow['kind'], id: number) =>
  kind === 'school' || kind === 'college' ? `/${resourceOf(kind)}/edit/${id}` : `/${kind}/${id}`

function renderTarget({ kind, target, targetName, targetUrl }: RedirectRow): ReactNode {
  if (target === null) return translations().translate(redirectTexts.deletedRecord)
  return (
    <>
      <MuiLink component={Link} to={editorPath(kind, target)}>
        {targetName ?? `#${target}`}
      </MuiLink>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {targetUrl}
      </Box>
    </>
  )
}

const columns: readonly Column[] = [
  { name: 'url', label: redirectTexts.formerAddress, sortable: true, render: ({ url }) => url },
  { name: 'kind', label: sharedTexts.kind, sortable: false, short: true, render: ({ kind }) => kindLabel(kind) },
  { name: 'target', label: redirectTexts.leadsTo, sortable: false, render: renderTarget },
  {
    name: 'createdAt',
    label: redirectTexts.since,
    sortable: true,
    short: true,
    render: ({ createdAt }) => formatWhen(createdAt),
  },
]

const filters = { deleted: { kind: 'boolean', message: redirectTexts.ofDeletedRecords } } as const satisfies OwnFields

function Lead() {
  const { translate } = useTranslations()
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {translate(redirectTexts.lead)}
    </Typography>
  )
}
function RemoveSelected() {
  const { translate } = useTranslations()
  return <DeleteSelected warning={translate(redirectTexts.theseAddressesLeadNowhere)} />
}

/** Former addresses of records, newest first, with what each leads to. Removing one makes it lead nowhere. */
export function RedirectList() {
  const { translate } = useTranslations()
  const choices = redirectKinds.map((id) => ({ id, name: kindLabel(id) }))
  return (
    <ListPage
      plural={menuTexts.redirects}
      columns={columns}
      filters={filters}
      moreFilters={[
        <SelectInput
          key="kind"
          source="kind"
          label={translate(sharedTexts.kind)}
          choices={choices}
          helperText={false}
        />,
      ]}
      above={<Lead />}
      perPage={50}
      sort={{ field: 'createdAt', order: 'DESC' }}
      dated={false}
      bulkActions={<RemoveSelected />}
    />
  )
}
