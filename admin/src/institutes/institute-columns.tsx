import { formatWhen, type LabelKey, translations } from '@pravesh/console-kit'
import { isPublicationState, StateMark } from '@pravesh/console-kit/fields/StateMark'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { publicationStates } from '@pravesh/contract'
import { instituteTexts } from '@pravesh/messages/screens/catalogue/institutes'
import { sharedTexts } from '@pravesh/messages/screens/shared'

/** A column of an institute's list: the plain value by default. */
export const column = (name: string, label: LabelKey, overrides: Partial<ListColumn> = {}): ListColumn => ({
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
  short: true,
  render: ({ cityName, stateName }) => (cityName === stateName ? cityName : `${cityName}, ${stateName}`),
})
export const partnerColumn = column('isPartner', 'editor.partner', {
  sortable: true,
  hidden: true,
  render: ({ isPartner }) => (isPartner ? translations().text('list.yes') : ''),
})
export const changeColumn = column('updatedAt', 'list.lastChange', {
  sortable: true,
  render: ({ updatedAt }) => formatWhen(String(updatedAt)),
})
/** Columns that are hidden until they are chosen. */
export const moreColumns: readonly ListColumn[] = [
  column('changedBy', instituteTexts.lastChangedBy, { hidden: true }),
  column('id', instituteTexts.number, { sortable: true, hidden: true, right: true }),
  column('url', 'editor.url', { sortable: true, hidden: true }),
]
export const completenessColumn = column('completeness', instituteTexts.complete, {
  sortable: true,
  right: true,
  short: true,
  render: ({ completeness }) => `${completeness} %`,
})
export const newestFirst = { field: 'updatedAt', order: 'DESC' as const }

/** Common filters of both lists, in addition to places and completeness. */
export const instituteFilters = {
  status: { kind: 'choice', options: publicationStates, message: sharedTexts.status },
  isPartner: { kind: 'boolean', message: instituteTexts.partner },
  hasCoordinates: { kind: 'boolean', message: instituteTexts.hasCoordinates },
  hasSources: { kind: 'boolean', message: instituteTexts.namesASource },
} as const
