import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { formatWhen, translations, useTranslations } from '@pravesh/console-kit'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { type BinItem, entities } from '@pravesh/contract'
import { formatDate } from '@pravesh/messages'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { binTexts } from '@pravesh/messages/screens/operations/bin'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import type { ReactNode } from 'react'
import { SelectInput } from 'react-admin'
import { Link } from 'react-router-dom'
import { kindLabel, resourceOf } from './kinds.ts'
import { RestoreButton } from './RestoreButton.tsx'

type Column = Omit<ListColumn, 'render'> & { render: (item: BinItem) => ReactNode }

function renderEvent({ kind, mergedInto, mergedIntoName }: BinItem): ReactNode {
  const { translate } = translations()
  if (mergedInto === null) return translate(binTexts.deleted)
  return (
    <>
      {`${translate(binTexts.mergedInto)} `}
      <MuiLink component={Link} to={`/${resourceOf(kind)}/edit/${mergedInto}`}>
        {mergedIntoName ?? `#${mergedInto}`}
      </MuiLink>
    </>
  )
}

const columns: readonly Column[] = [
  { name: 'name', label: sharedTexts.name, sortable: true, render: ({ name }) => name },
  { name: 'kind', label: sharedTexts.kind, sortable: false, short: true, render: ({ kind }) => kindLabel(kind) },
  { name: 'mergedInto', label: binTexts.what, sortable: false, render: renderEvent },
  { name: 'by', label: sharedTexts.who, sortable: false, short: true, render: ({ by: author }) => author },
  {
    name: 'createdAt',
    label: sharedTexts.when,
    sortable: true,
    short: true,
    render: ({ createdAt }) => formatWhen(createdAt),
  },
  {
    name: 'until',
    label: binTexts.until,
    sortable: false,
    short: true,
    render: ({ until }) => formatDate(until.slice(0, 10), translations().language),
  },
  { name: 'parts', label: binTexts.parts, sortable: false, right: true, hidden: true, render: ({ parts }) => parts },
  { name: 'restore', label: sharedTexts.action, sortable: false, render: (item) => <RestoreButton item={item} /> },
]

const filters = { merged: { kind: 'boolean', message: binTexts.onlyMerged } } as const satisfies OwnFields
const kinds = ['school', 'college', ...entities.map(({ name }) => name)]

function Lead() {
  const { translate } = useTranslations()
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {translate(binTexts.lead)}
    </Typography>
  )
}

/** Records that were deleted or merged, newest first, each with a button that restores it. */
export function BinList() {
  const { translate } = useTranslations()
  const choices = kinds.map((id) => ({ id, name: kindLabel(id) }))
  return (
    <ListPage
      plural={menuTexts.deletedRecords}
      title={menuTexts.bin}
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
      canChange={false}
      dated={false}
    />
  )
}
