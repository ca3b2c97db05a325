import type { LabelKey } from '@pravesh/console-kit'
import type { SortPayload } from 'react-admin'

type FilterValues = Readonly<Record<string, unknown>>

/** A tab of a list of enquiries: its filter, its order, and the count next to its name. */
export type EnquiryView<Count extends string = string> = {
  name: string
  title: LabelKey
  filter: FilterValues
  sort: SortPayload
  count?: Count
}

/** The earliest promised reply first. */
export const soonest: SortPayload = { field: 'replyBy', order: 'ASC' }
export const newest: SortPayload = { field: 'createdAt', order: 'DESC' }

/** Filters that the tabs set; all others stay when another tab is chosen. */
const filtersOf = (views: readonly EnquiryView[]) => new Set(views.flatMap(({ filter }) => Object.keys(filter)))

/** The tab that the filters of a list stand for: undefined where a person narrowed it otherwise. */
export function viewIn<View extends EnquiryView>(views: readonly View[], filterValues: FilterValues): View | undefined {
  const names = filtersOf(views)
  const set = Object.entries(filterValues).filter(([name, value]) => names.has(name) && value !== undefined)
  return views.find(
    ({ filter }) =>
      Object.keys(filter).length === set.length && set.every(([name, value]) => String(filter[name]) === String(value)),
  )
}
/** The filters of a list without those of a tab. */
export function withoutView(views: readonly EnquiryView[], filterValues: FilterValues): Record<string, unknown> {
  const names = filtersOf(views)
  return Object.fromEntries(Object.entries(filterValues).filter(([name]) => !names.has(name)))
}
