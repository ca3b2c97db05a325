import type { CollegePage, CutoffCategory, CutoffQuota } from '@pravesh/contract'
import { type Language, type MessageKey, t } from '@pravesh/messages'

type Offer = CollegePage['offers'][number]
type Cutoffs = Offer['cutoffs'][number]
/** A table of cut-offs with the course that it is of. */
export type CourseCutoffs = Cutoffs & { course: string }
export type CutoffYear = { year: number; tables: CourseCutoffs[] }

/** More rows than this make a page too long to read. */
export const cutoffRowsMost = 120

/** Tables of all courses under their years, the newest first, courses in the order of the college. */
export function cutoffYears(offers: readonly Pick<Offer, 'course' | 'cutoffs'>[]): CutoffYear[] {
  const tables = offers.flatMap(({ course, cutoffs }) =>
    cutoffs.map((table): CourseCutoffs => ({ ...table, course: course.shortName })),
  )
  return [...new Set(tables.map(({ year }) => year))]
    .toSorted((first, other) => other - first)
    .map((year) => ({ year, tables: tables.filter((table) => table.year === year) }))
}

/** The years and tables of them that a page shows, the first whole in any case, and how many tables it leaves out. */
export function visibleCutoffs(years: readonly CutoffYear[]): { visibleYears: CutoffYear[]; hiddenCount: number } {
  let rows = 0
  let hiddenCount = 0
  const visibleYears = years.map(({ year, tables }) => ({
    year,
    tables: tables.filter(({ ranks }, index) => {
      const isFirst = rows === 0 && index === 0
      if (!isFirst && rows + ranks.length > cutoffRowsMost) {
        hiddenCount += 1
        return false
      }
      rows += ranks.length
      return true
    }),
  }))
  return { visibleYears: visibleYears.filter(({ tables }) => tables.length > 0), hiddenCount }
}

const quotaKeys = {
  'all-india': 'institute.quotaAllIndia',
  'home-state': 'institute.quotaHomeState',
  'other-state': 'institute.quotaOtherState',
  institute: 'institute.quotaInstitute',
  management: 'institute.quotaManagement',
  nri: 'institute.quotaNri',
  other: 'institute.quotaOther',
  'jammu-kashmir': 'institute.quotaJammuKashmir',
  goa: 'institute.quotaGoa',
  ladakh: 'institute.quotaLadakh',
} as const satisfies Readonly<Record<CutoffQuota, MessageKey>>

/** Of each category the text of its name, and whether it is PwD within that. */
const categoryTexts = {
  general: ['institute.categoryGeneral', false],
  ews: ['institute.categoryEws', false],
  'obc-ncl': ['institute.categoryObc', false],
  sc: ['institute.categorySc', false],
  st: ['institute.categorySt', false],
  pwd: ['institute.categoryPwd', false],
  'general-pwd': ['institute.categoryGeneral', true],
  'ews-pwd': ['institute.categoryEws', true],
  'obc-ncl-pwd': ['institute.categoryObc', true],
  'sc-pwd': ['institute.categorySc', true],
  'st-pwd': ['institute.categorySt', true],
} as const satisfies Readonly<Record<CutoffCategory, readonly [MessageKey, boolean]>>

/** `OBC-NCL`, `General (PwD)`. */
export function categoryLabel(category: CutoffCategory, language: Language): string {
  const text = t(language)
  const [key, isPwd] = categoryTexts[category]
  const label = text(key)
  return isPwd ? text('institute.categoryWithPwd', { category: label }) : label
}

/** `Home state`. */
export const quotaLabel = (quota: CutoffQuota, language: Language): string => t(language)(quotaKeys[quota])

/** `All India, round 6`. */
export function seatsLabel({ quota, round }: Cutoffs['ranks'][number], language: Language): string {
  const text = t(language)
  return `${quotaLabel(quota, language)}, ${text('institute.cutoffRound', { round })}`
}

/** The seats that all ranks of a table are of, to be named once; null where they differ. */
export function commonSeats(ranks: Cutoffs['ranks'], language: Language): string | null {
  const labels = new Set(ranks.map((rank) => seatsLabel(rank, language)))
  const [label] = labels
  return labels.size === 1 && label !== undefined ? label : null
}
