import { type LabelKey, translations } from '@pravesh/console-kit'
import { entityPlural, type OwnFields } from '@pravesh/console-kit/language/declared-messages'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { findEntity, type ScheduledChange, scheduledActions } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import { editingTexts } from '@pravesh/messages/screens/catalogue/editing'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import type { ReactNode } from 'react'
import { CancelSchedule } from './CancelSchedule.tsx'

const instituteKinds: Readonly<Record<string, LabelKey>> = { schools: 'console.schools', colleges: 'console.colleges' }
function kindLabel(kind: string): string {
  const entity = findEntity(kind)
  const label = instituteKinds[kind] ?? (entity && entityPlural(entity))
  return label ? translations().word(label) : kind
}

const editorPath = (kind: string, record: number): string =>
  kind in instituteKinds ? `/${kind}/edit/${record}` : `/${kind}/${record}`

const column = (
  name: string,
  label: LabelKey,
  render: (change: ScheduledChange) => ReactNode,
  sortable = false,
): ListColumn => ({ name, label, render, sortable })
const columns = [
  column('name', sharedTexts.name, ({ name }) => name),
  column('kind', sharedTexts.kind, ({ kind }) => kindLabel(kind)),
  column('action', editingTexts.whatHappens, ({ action }) =>
    translations().translate(action === 'publish' ? editingTexts.isPublished : editingTexts.isTakenOff),
  ),
  column('at', sharedTexts.when, ({ at: scheduledAt }) => formatDateTime(scheduledAt, translations().language), true),
  column('by', editingTexts.by, ({ by: author }) => author ?? translations().translate(editingTexts.notKnown)),
  column('cancel', sharedTexts.action, (change) => <CancelSchedule change={change} />),
]
const filters = {
  action: { kind: 'choice', options: scheduledActions, message: editingTexts.whatHappens },
} as const satisfies OwnFields
const soonestFirst = { field: 'at', order: 'ASC' as const }

/** Records of all kinds that are to be published or taken off, with a button that cancels it. */
export const ScheduledList = () => (
  <ListPage
    plural="scheduled.title"
    add=""
    columns={columns}
    filters={filters}
    perPage={50}
    sort={soonestFirst}
    pathOf={({ kind, record }) => editorPath(String(kind), Number(record))}
    canChange={false}
  />
)
