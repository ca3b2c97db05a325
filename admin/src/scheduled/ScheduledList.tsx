import { type Words, words } from '@pravesh/console-kit'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { entityNamed, type ScheduledChange, scheduledActions } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import type { ReactNode } from 'react'
import { CancelSchedule } from './CancelSchedule.tsx'

const instituteKinds: Readonly<Record<string, Words>> = { schools: 'console.schools', colleges: 'console.colleges' }
const kindLabel = (kind: string): string =>
  words().word(instituteKinds[kind] ?? { declared: entityNamed(kind)?.plural ?? kind })

const editorPath = (kind: string, record: number): string =>
  kind in instituteKinds ? `/${kind}/edit/${record}` : `/${kind}/${record}`

const column = (
  name: string,
  label: Words,
  draw: (change: ScheduledChange) => ReactNode,
  sortable = false,
): ListColumn => ({ name, label, draw, sortable })
const columns = [
  column('name', { declared: 'Name' }, ({ name }) => name),
  column('kind', { declared: 'Kind' }, ({ kind }) => kindLabel(kind)),
  column('action', { declared: 'What happens' }, ({ action }) =>
    words().say(action === 'publish' ? 'Is published' : 'Is taken off'),
  ),
  column('at', { declared: 'When' }, ({ at }) => formatDateTime(at, words().language), true),
  column('by', { declared: 'By' }, ({ by }) => by ?? words().say('Not known')),
  column('cancel', { declared: 'Action' }, (change) => <CancelSchedule change={change} />),
]
const filters = { action: { kind: 'choice', options: scheduledActions, label: 'What happens' } } as const
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
