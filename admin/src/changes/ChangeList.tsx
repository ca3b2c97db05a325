import MuiLink from '@mui/material/Link'
import { translations, useTranslations } from '@pravesh/console-kit'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { changeActions, type InstituteChange, instituteTypes } from '@pravesh/contract'
import { formatCount } from '@pravesh/messages'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { changeTexts } from '@pravesh/messages/screens/operations/changes'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import type { ReactNode } from 'react'
import { SelectInput } from 'react-admin'
import { Link } from 'react-router-dom'
import { actionColumn, timeColumn } from '../parts/change-columns.tsx'
import { instituteInputs } from '../parts/field-label.ts'
import { InstituteFilter } from '../parts/InstituteFilter.tsx'
import { InstituteLink } from '../parts/InstituteLink.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'
import { changeLabel } from './change-label.ts'

type Column = Omit<ListColumn, 'render'> & { render: (change: InstituteChange) => ReactNode }

/** Fields that a row names; the dialog has all of them. */
const maxNames = 3
function summaryOf({ instituteType, fields }: InstituteChange): string {
  const names = fields.slice(0, maxNames).map((field) => changeLabel(instituteInputs[instituteType], field))
  const restCount = fields.length - names.length
  return restCount > 0 ? `${names.join(', ')} +${restCount}` : names.join(', ')
}
/** The number of rows of an export, and its filter. */
function exportText({ fields }: InstituteChange): string {
  const { translate, language } = translations()
  const logged = (name: string): unknown => fields.find((field) => field.name === name)?.after
  const filters = Object.entries(logged('filter') ?? {}).map(([name, value]) => `${name}: ${String(value)}`)
  return [
    `${translate(sharedTexts.rows)}: ${formatCount(Number(logged('rows')), language)}`,
    ...(logged('finished') ? [] : [translate(sharedTexts.cutOff)]),
    ...filters,
  ].join(', ')
}
/** The rows written by an import, and its file. */
function importText({ fields }: InstituteChange): string {
  const { translate, language } = translations()
  const logged = (name: string): unknown => fields.find((field) => field.name === name)?.after
  const counts = (['created', 'updated', 'rejected'] as const).map((name) => {
    const label = { created: sharedTexts.new, updated: sharedTexts.changedRows, rejected: sharedTexts.rejectedRows }[
      name
    ]
    return `${translate(label)}: ${formatCount(Number(logged(name)), language)}`
  })
  return [String(logged('file')), ...counts, ...(logged('finished') ? [] : [translate(sharedTexts.cutOff)])].join(', ')
}
const detailsOf = {
  exported: exportText,
  imported: importText,
} as const
const realmLabel = (realm: InstituteChange['realm']) =>
  translations().translate(realm === 'admin' ? changeTexts.administrator : sharedTexts.institute)

const columns: readonly Column[] = [
  timeColumn,
  {
    name: 'institute',
    label: sharedTexts.institute,
    sortable: false,
    render: ({ instituteType, instituteId }) =>
      instituteId === null ? (
        translations().text(instituteType === 'school' ? 'console.schools' : 'console.colleges')
      ) : (
        <InstituteLink type={instituteType} id={instituteId} />
      ),
  },
  {
    name: 'by',
    label: sharedTexts.who,
    sortable: false,
    render: ({ by: author, realm }) => `${author} (${realmLabel(realm)})`,
  },
  actionColumn,
  {
    name: 'fields',
    label: changeTexts.whatChanged,
    sortable: false,
    multiline: true,
    render: (change) =>
      change.action === 'exported' || change.action === 'imported' ? (
        detailsOf[change.action](change)
      ) : (
        <ChangeDialog change={change} fields={instituteInputs[change.instituteType]} summary={summaryOf(change)} />
      ),
  },
  {
    name: 'proposal',
    label: 'proposal.one',
    sortable: false,
    hidden: true,
    render: ({ proposal }) =>
      proposal && (
        <MuiLink component={Link} to={`/proposals/${proposal}`}>
          #{proposal}
        </MuiLink>
      ),
  },
]
const filters = {
  instituteType: { kind: 'choice', options: instituteTypes, message: changeTexts.schoolOrCollege },
  action: { kind: 'choice', options: changeActions, message: changeTexts.whatWasDone },
  date1: { kind: 'date', message: changeTexts.changedFrom },
  date2: { kind: 'date', message: changeTexts.changedUntil },
} as const satisfies OwnFields

/** Changes of schools, colleges and their parts with their authors, the newest first. Search matches people, fields and parts. */
export function ChangeList() {
  const { translate } = useTranslations()
  const realms = (['admin', 'buyer'] as const).map((id) => ({ id, name: realmLabel(id) }))
  return (
    <ListPage
      plural={menuTexts.changesOfInstitutes}
      columns={columns}
      filters={filters}
      moreFilters={[
        <InstituteFilter key="institute" source="instituteId" label={translate(sharedTexts.institute)} />,
        <SelectInput
          key="realm"
          source="realm"
          label={translate(changeTexts.whoseLogin)}
          choices={realms}
          helperText={false}
        />,
      ]}
      perPage={50}
      sort={{ field: 'createdAt', order: 'DESC' }}
      canChange={false}
    />
  )
}
