import { translations } from '@pravesh/console-kit'
import type { GridColumn } from '@pravesh/console-kit/grid/cells'
import { type CutoffCategory, type CutoffQuota, cutoffCategories, cutoffQuotas } from '@pravesh/contract'
import { categoryTerms, columnTerms, quotaTerms } from './cutoff-terms.ts'

/** Categories as admission authorities write them. */
const categoryLabels: Readonly<Record<CutoffCategory, string>> = {
  general: 'General',
  ews: 'EWS',
  'obc-ncl': 'OBC-NCL',
  sc: 'SC',
  st: 'ST',
  pwd: 'PwD',
  'general-pwd': 'General (PwD)',
  'ews-pwd': 'EWS (PwD)',
  'obc-ncl-pwd': 'OBC-NCL (PwD)',
  'sc-pwd': 'SC (PwD)',
  'st-pwd': 'ST (PwD)',
}
const quotaLabels: Readonly<Record<CutoffQuota, string>> = {
  'all-india': 'All India',
  'home-state': 'Home state',
  'other-state': 'Other state',
  institute: 'Institute',
  management: 'Management',
  nri: 'NRI',
  other: 'Other',
  'jammu-kashmir': 'Jammu and Kashmir',
  goa: 'Goa',
  ladakh: 'Ladakh',
}
/** Every label of a category and a quota, in English. */
export const cutoffLabels: readonly string[] = [...Object.values(categoryLabels), ...Object.values(quotaLabels)]

const termsOf = (name: string): readonly string[] =>
  new Map<string, readonly string[]>(Object.entries(columnTerms)).get(name) ?? []

/** Columns of a table of cut-offs, in the order in which authorities publish them. */
export function cutoffColumns(): GridColumn[] {
  const { translate } = translations()
  const categories = cutoffCategories.map((id) => ({
    id,
    name: translate(categoryLabels[id]),
    synonyms: categoryTerms[id],
  }))
  const quotas = cutoffQuotas.map((id) => ({ id, name: translate(quotaLabels[id]), synonyms: quotaTerms[id] }))
  const columns: readonly GridColumn[] = [
    { name: 'round', label: translate('Round'), kind: 'integer' },
    { name: 'category', label: translate('Category'), kind: 'choice', options: categories },
    { name: 'quota', label: translate('Quota'), kind: 'choice', options: quotas },
    { name: 'opening', label: translate('Opening rank'), kind: 'integer' },
    { name: 'closing', label: translate('Closing rank'), kind: 'integer' },
  ]
  return columns.map((column) => ({ ...column, synonyms: termsOf(column.name) }))
}

type CutoffRow = Readonly<Record<string, unknown>>

/** A new row: of the round and quota of the last, in the category that follows. */
export function nextCutoff(rows: readonly CutoffRow[]): CutoffRow {
  const last = rows.at(-1)
  const categories: readonly unknown[] = cutoffCategories
  const position = categories.indexOf(last?.category)
  return {
    round: last?.round ?? 1,
    category: cutoffCategories[position + 1] ?? cutoffCategories[0],
    quota: last?.quota ?? 'all-india',
    opening: null,
    closing: null,
  }
}
/** The name of a row in the labels of its cells: category and round. */
export function cutoffRowName({ category, round }: CutoffRow): string {
  const { translate } = translations()
  const found = cutoffCategories.find((name) => name === category)
  const name = found ? translate(categoryLabels[found]) : String(category ?? '')
  return `${name}, ${translate('Round')} ${round ?? ''}`
}
