import {
  type CollegePage,
  collegeFacts,
  type InstituteType,
  type SchoolPage,
  type Source,
  schoolFacts,
  sourceOf,
} from '@pravesh/contract'
import { dayInIndia, formatNumber, formatRupees, type Language, t } from '@pravesh/messages'
import { catalogueName, placeIn } from '@pravesh/messages/catalogue'
import { rankingName } from '../page/catalogue-names.ts'
import { admissionState } from './admission-state.ts'
import { newestForAll } from './placements.ts'
import { collegeRows, type InstituteRow, schoolRows } from './rows.ts'

/** How many institutes are compared at most. */
export const mostCompared = 4

/** One criterion of a comparison: each institute's value, null where it is unknown, and its source. */
export type CompareRow = {
  label: string
  cells: { value: string | null; source: Source | undefined }[]
  /** Whether the values differ. */
  differs: boolean
}
/** Registration numbers, which identify institutes and do not compare them. */
const numbers: readonly string[] = ['affiliationNo', 'udiseCode', 'aisheCode']
const isCompared = (name: string): boolean => !numbers.includes(name)
type Institute = SchoolPage | CollegePage
type Context = { language: Language; today: string }

/** The first rows of both kinds: the most common questions. */
function firstRows(institute: Institute, { language, today }: Context): InstituteRow[] {
  const text = t(language)
  const { place, feeFrom, rating, admission, admitting, sources } = institute
  const state = admissionState(admission, today, language, admitting === 'open')
  return [
    { label: text('compare.place'), value: placeIn(place.text, language), source: sources.record },
    {
      label: text('institute.feeFrom'),
      value: feeFrom && formatRupees(feeFrom.value, language),
      source: feeFrom?.source,
    },
    {
      label: text('compare.admission'),
      value: state && `${state.value} ${state.unit}`,
      source: sourceOf(sources, 'admission') ?? undefined,
    },
    {
      label: text('compare.rating'),
      value:
        rating && text('compare.ratingOf', { value: formatNumber(rating.value, language, 1), count: rating.count }),
      source: rating?.source,
    },
  ]
}

/** Additional rows of a college. */
function studyRows({ nirf, offers, courseCount, placements }: CollegePage, { language }: Context): InstituteRow[] {
  const text = t(language)
  const placement = newestForAll(placements)
  const withCutoffs = offers.filter(({ cutoffs }) => cutoffs.length > 0)
  return [
    {
      label: text('institute.nirf'),
      value:
        nirf &&
        text('compare.nirfOf', {
          rank: nirf.rank,
          category: rankingName(nirf.category, language),
          year: String(nirf.year),
        }),
      source: nirf?.source,
    },
    { label: text('compare.courses'), value: courseCount > 0 ? formatNumber(courseCount, language) : null },
    {
      label: text('compare.placement'),
      value:
        placement?.median != null
          ? text('compare.placementOf', {
              amount: formatRupees(placement.median, language),
              year: String(placement.year),
            })
          : null,
      source: placement?.source,
    },
    {
      label: text('compare.cutoffs'),
      value: withCutoffs.length > 0 ? text('compare.cutoffsOf', { count: withCutoffs.length }) : null,
      source: withCutoffs[0]?.cutoffs[0]?.source,
    },
  ]
}

/** The facilities, last because they are many. */
const facilityRow = ({ facilities, sources }: Institute, { language }: Context): InstituteRow => ({
  label: t(language)('compare.facilities'),
  value: facilities.map(({ title }) => catalogueName(title, language)).join(', ') || null,
  source: sourceOf(sources, 'facilities') ?? undefined,
})

/** Rows of several institutes side by side, by their labels, in their order. */
function sideBySide(lists: readonly InstituteRow[][], institutes: readonly Institute[]): CompareRow[] {
  const labels = [...new Set(lists.flatMap((rows) => rows.map(({ label }) => label)))]
  return labels.map((label) => {
    const cells = lists.map((rows, index) => {
      const row = rows.find((item) => item.label === label)
      const value = row?.value ?? null
      return { value, source: value === null ? undefined : (row?.source ?? institutes[index]?.sources.record) }
    })
    return { label, cells, differs: new Set(cells.map(({ value }) => value)).size > 1 }
  })
}

/** Schools side by side. `today`: an ISO day. */
export function compareSchools(schools: readonly SchoolPage[], context: Context): CompareRow[] {
  const lists = schools.map((school) => [
    ...firstRows(school, context),
    ...schoolRows(school, context.language, schoolFacts.filter(isCompared)),
    facilityRow(school, context),
  ])
  return sideBySide(lists, schools)
}
/** Colleges side by side. */
export function compareColleges(colleges: readonly CollegePage[], context: Context): CompareRow[] {
  const lists = colleges.map((college) => [
    ...firstRows(college, context),
    ...studyRows(college, context),
    ...collegeRows(college, context.language, collegeFacts.filter(isCompared)),
    facilityRow(college, context),
  ])
  return sideBySide(lists, colleges)
}
/** Today in India, as the comparison needs it. */
export const comparedToday = (language: Language): Context => ({ language, today: dayInIndia(new Date()) })

/** The institutes that an address names (`?school=a,b` or `?school=a&school=b`): of one kind, each once. More than four are cut off. */
export function comparedIn(query: URLSearchParams): { kind: InstituteType; urls: string[]; cut: boolean } {
  const kind = query.has('school') ? 'school' : 'college'
  const requestedUrls = query.getAll(kind).flatMap((value) => value.split(','))
  const urls = [...new Set(requestedUrls.filter((url) => /^[a-z0-9-]{1,200}$/.test(url)))]
  return { kind, urls: urls.slice(0, mostCompared), cut: urls.length > mostCompared }
}

/** The path of a comparison, in English. */
export const comparePath = (kind: InstituteType, urls: readonly string[]): string =>
  urls.length > 0 ? `/compare?${kind}=${urls.join(',')}` : '/compare'
