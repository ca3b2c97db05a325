import { formatWhen } from '@pravesh/console-kit'
import { isPublicationState, StateMark } from '@pravesh/console-kit/fields/StateMark'
import type { ListColumn } from '@pravesh/console-kit/list/columns'

/** A column of an institute's list: the value as it stands, unless said otherwise. */
export const column = (name: string, label: string, more: Partial<ListColumn> = {}): ListColumn => ({
  name,
  label,
  draw: (record) => String(record[name] ?? ''),
  sortable: false,
  ...more,
})

export const stateColumn = column('status', 'Status', {
  sortable: true,
  draw: ({ status }) => isPublicationState(status) && <StateMark state={status} />,
})
export const placeColumn = column('cityName', 'Place', {
  draw: ({ cityName, stateName }) => (cityName === stateName ? cityName : `${cityName}, ${stateName}`),
})
export const partnerColumn = column('isPartner', 'Partner', { draw: ({ isPartner }) => (isPartner ? 'Yes' : '') })
export const changeColumn = column('updatedAt', 'Last change', {
  sortable: true,
  draw: ({ updatedAt }) => formatWhen(String(updatedAt)),
})
export const newestFirst = { field: 'updatedAt', order: 'DESC' as const }
