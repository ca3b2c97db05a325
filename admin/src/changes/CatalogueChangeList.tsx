import MuiLink from '@mui/material/Link'
import { translations, useTranslations } from '@pravesh/console-kit'
import { entityPlural, type OwnFields } from '@pravesh/console-kit/language/declared-messages'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { type CatalogueChange, catalogueChangeActions, entities, findEntity } from '@pravesh/contract'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { changeTexts } from '@pravesh/messages/screens/operations/changes'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import type { ReactNode } from 'react'
import { SelectInput } from 'react-admin'
import { Link } from 'react-router-dom'
import { actionColumn, timeColumn } from '../parts/change-columns.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'
import { changeLabel } from './change-label.ts'

type Column = Omit<ListColumn, 'render'> & { render: (change: CatalogueChange) => ReactNode }

function pluralOf(name: string): string {
  const entity = findEntity(name)
  return entity ? translations().translate(entityPlural(entity)) : name
}

const columns: readonly Column[] = [
  timeColumn,
  {
    name: 'recordName',
    label: changeTexts.record,
    sortable: false,
    render: ({ entity, record, recordName, action }) =>
      action === 'deleted' ? (
        recordName
      ) : (
        <MuiLink component={Link} to={`/${entity}/${record}`}>
          {recordName}
        </MuiLink>
      ),
  },
  { name: 'entity', label: 'overview.kind', sortable: false, render: ({ entity }) => pluralOf(entity) },
  { name: 'by', label: sharedTexts.who, sortable: false, render: ({ by: author }) => author },
  actionColumn,
  {
    name: 'fields',
    label: changeTexts.whatChanged,
    sortable: false,
    multiline: true,
    render: (change) => {
      const fields = findEntity(change.entity)?.fields ?? {}
      const summary = change.fields.map((field) => changeLabel(fields, field)).join(', ')
      return <ChangeDialog change={change} fields={fields} summary={summary} />
    },
  },
]
const filters = {
  action: { kind: 'choice', options: catalogueChangeActions, message: changeTexts.whatWasDone },
} as const satisfies OwnFields

/** Changes of catalogues, content and places with their authors, the newest first. Search matches people, records and fields. */
export function CatalogueChangeList() {
  const { text } = useTranslations()
  const kinds = entities.map(({ name }) => ({ id: name, name: pluralOf(name) }))
  return (
    <ListPage
      plural={menuTexts.changesOfCatalogues}
      columns={columns}
      filters={filters}
      moreFilters={[
        <SelectInput key="entity" source="entity" label={text('overview.kind')} choices={kinds} helperText={false} />,
      ]}
      perPage={50}
      sort={{ field: 'createdAt', order: 'DESC' }}
      canChange={false}
    />
  )
}
