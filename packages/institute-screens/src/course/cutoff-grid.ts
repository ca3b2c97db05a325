import { translations } from '@pravesh/console-kit'
import type { GridColumn } from '@pravesh/console-kit/grid/cells'
import { type CutoffCategory, type CutoffQuota, cutoffCategories, cutoffQuotas } from '@pravesh/contract'
import type { Message } from '@pravesh/messages/consoles'
import { partTexts } from '@pravesh/messages/screens/institute/parts'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { categoryTerms, columnTerms, quotaTerms } from './cutoff-terms.ts'

/** Categories as admission authorities write them. */
const categoryLabels: Readonly<Record<CutoffCategory, Message>> = {
  general: partTexts.general,
  ews: partTexts.ews,
  'obc-ncl': partTexts.obcNcl,
  sc: partTexts.sc,
  st: partTexts.st,
  pwd: partTexts.pwD,
  'general-pwd': partTexts.generalPwd,
  'ews-pwd': partTexts.ewsPwd,
  'obc-ncl-pwd': partTexts.obcNclPwd,
  'sc-pwd': partTexts.scPwd,
  'st-pwd': partTexts.stPwd,
}
/** Quotas as admission authorities write them. */
export const quotaLabels: Readonly<Record<CutoffQuota, Message>> = {
  'all-india': partTexts.allIndia,
  'home-state': partTexts.homeState,
  'other-state': partTexts.otherState,
  institute: sharedTexts.institute,
  management: partTexts.management,
  nri: partTexts.nri,
  other: partTexts.other,
  'jammu-kashmir': partTexts.jammuAndKashmir,
  goa: partTexts.goa,
  ladakh: partTexts.ladakh,
}
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
    { name: 'round', label: translate(partTexts.round), kind: 'integer' },
    { name: 'category', label: translate(partTexts.category), kind: 'choice', options: categories },
    { name: 'quota', label: translate(partTexts.quota), kind: 'choice', options: quotas },
    { name: 'opening', label: translate(partTexts.openingRank), kind: 'integer' },
    { name: 'closing', label: translate(partTexts.closingRank), kind: 'integer' },
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
  return `${name}, ${translate(partTexts.round)} ${round ?? ''}`
}
