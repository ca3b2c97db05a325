import { formatWhen, translations, useTranslations } from '@pravesh/console-kit'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { type ImportRun, importStates, instituteTypes } from '@pravesh/contract'
import { formatCount } from '@pravesh/messages'
import type { Message } from '@pravesh/messages/consoles'
import { importTexts } from '@pravesh/messages/screens/catalogue/imports'
import { rankTexts } from '@pravesh/messages/screens/catalogue/ranks'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import type { ReactNode } from 'react'
import { SelectInput } from 'react-admin'
import { listLabel, stateLabels } from './labels.ts'

type Column = Omit<ListColumn, 'render'> & { render: (run: ImportRun) => ReactNode }

/** How long it took to write a file into the catalogue, without the wait before: `42 s`, `3 min`. */
function durationOf({ createdAt, loadStartedAt, finishedAt, accountName }: ImportRun): string {
  const startedAt = accountName === null ? createdAt : loadStartedAt
  if (finishedAt === null || startedAt === null) return ''
  const { translate, language } = translations()
  const seconds = Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000))
  const isShort = seconds < 120
  return `${formatCount(isShort ? seconds : Math.round(seconds / 60), language)} ${translate(isShort ? importTexts.seconds : importTexts.minutes)}`
}
const countColumn = (name: keyof ImportRun['counts'], label: Message): Column => ({
  name,
  label,
  sortable: false,
  right: true,
  short: true,
  render: ({ counts }) => formatCount(counts[name], translations().language),
})

const columns: readonly Column[] = [
  { name: 'file', label: importTexts.file, sortable: true, render: ({ file }) => file },
  {
    name: 'state',
    label: 'overview.status',
    sortable: true,
    short: true,
    render: ({ state }) => translations().translate(stateLabels[state]),
  },
  {
    name: 'instituteType',
    label: importTexts.type,
    sortable: false,
    short: true,
    render: listLabel,
  },
  countColumn('created', sharedTexts.new),
  countColumn('updated', sharedTexts.changedRows),
  countColumn('rejected', sharedTexts.rejectedRows),
  {
    name: 'accountName',
    label: sharedTexts.who,
    sortable: false,
    short: true,
    render: ({ accountName }) => accountName ?? translations().translate(importTexts.commandLine),
  },
  {
    name: 'createdAt',
    label: sharedTexts.when,
    sortable: true,
    short: true,
    render: ({ createdAt }) => formatWhen(createdAt),
  },
  { name: 'duration', label: importTexts.duration, sortable: false, short: true, render: durationOf },
]
const filters = {
  instituteType: { kind: 'choice', options: instituteTypes, message: importTexts.type },
} as const satisfies OwnFields

/** Imports of registers, by the console and by the command line, the newest first. */
export function ImportList() {
  const { translate } = useTranslations()
  const states = importStates.map((id) => ({ id, name: translate(stateLabels[id]) }))
  const contents = [
    { id: 'register', name: translate(rankTexts.aRegister) },
    { id: 'ranks', name: translate(rankTexts.officialRanks) },
  ]
  return (
    <ListPage
      plural={menuTexts.imports}
      add={translate(sharedTexts.importARegister)}
      columns={columns}
      filters={filters}
      moreFilters={[
        <SelectInput
          key="state"
          source="state"
          label={translate(sharedTexts.status)}
          choices={states}
          helperText={false}
        />,
        <SelectInput
          key="content"
          source="content"
          label={translate(importTexts.whatTheFileLists)}
          choices={contents}
          helperText={false}
        />,
      ]}
      perPage={50}
      sort={{ field: 'createdAt', order: 'DESC' }}
      canChange={false}
    />
  )
}
