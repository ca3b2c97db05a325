import { formatWhen, translations } from '@pravesh/console-kit'
import { isPublicationState, StateMark } from '@pravesh/console-kit/fields/StateMark'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { type Field, publicationStates } from '@pravesh/contract'
import type { ConsoleKey } from '@pravesh/messages/consoles'

/** A column of an institute's list: the value as it stands, unless said otherwise. */
export const column = (name: string, label: ConsoleKey, overrides: Partial<ListColumn> = {}): ListColumn => ({
  name,
  label,
  render: (record) => String(record[name] ?? ''),
  sortable: false,
  ...overrides,
})

export const stateColumn = column('status', 'editor.status', {
  sortable: true,
  render: ({ status }) => isPublicationState(status) && <StateMark state={status} />,
})
export const placeColumn = column('cityName', 'editor.place', {
  sortable: true,
  render: ({ cityName, stateName }) => (cityName === stateName ? cityName : `${cityName}, ${stateName}`),
})
export const partnerColumn = column('isPartner', 'editor.partner', {
  render: ({ isPartner }) => (isPartner ? translations().text('list.yes') : ''),
})
export const changeColumn = column('updatedAt', 'list.lastChange', {
  sortable: true,
  render: ({ updatedAt }) => formatWhen(String(updatedAt)),
})
export const newestFirst = { field: 'updatedAt', order: 'DESC' as const }

/** What an institute list can be narrowed by. */
export const instituteFilters: Readonly<Record<string, Field>> = {
  status: { kind: 'choice', options: publicationStates },
  state: { kind: 'reference', to: 'state' },
  city: { kind: 'reference', to: 'school-city' },
  isPartner: { kind: 'boolean', label: 'Partner' },
}
