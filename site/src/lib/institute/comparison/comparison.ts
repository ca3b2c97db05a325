import { type CollegePage, collegeFacts, type SchoolPage, schoolFacts, sourceOf } from '@pravesh/contract'
import { dayInIndia, formatNumber, formatRupees, type Language, t } from '@pravesh/messages'
import { placeIn } from '@pravesh/messages/catalogue'
import { rankingName } from '../../page/catalogue-names.ts'
import { admissionState } from '../admission-state.ts'
import { newestForAll } from '../placements.ts'
import { collegeRows, type InstituteRow, schoolRows } from '../rows.ts'
import { type ComparedRow, type CompareRow, type Institute, sideBySide } from './side-by-side.ts'

/** Registration numbers, which identify institutes and do not compare them. */
const numbers: readonly string[] = ['affiliationNo', 'udiseCode', 'aisheCode']
const isCompared = (name: string): boolean => !numbers.includes(name)
type Context = { language: Language; today: string }

/** The first rows of both kinds: the most common questions. */
function firstRows(institute: Institute, fee: ComparedRow | undefined, { language, today }: Context): ComparedRow[] {
  const text = t(language)
  const { place, rating, admission, admitting, sources } = institute
  const state = admissionState(admission, today, language, admitting === 'open')
  return [
    { label: text('compare.place'), value: placeIn(place.text, language), source: sources.record },
    ...(fee ? [fee] : []),
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

/** Schools side by side. `fees` are their rows of fees, `today` is an ISO day. */
export function compareSchools(
  schools: readonly SchoolPage[],
  fees: readonly ComparedRow[],
  context: Context,
): CompareRow[] {
  const lists = schools.map((school, index) => [
    ...firstRows(school, fees[index], context),
    ...schoolRows(school, context.language, schoolFacts.filter(isCompared)),
  ])
  return sideBySide(lists, schools)
}
/** Colleges side by side. */
export function compareColleges(
  colleges: readonly CollegePage[],
  fees: readonly ComparedRow[],
  context: Context,
): CompareRow[] {
  const lists = colleges.map((college, index) => [
    ...firstRows(college, fees[index], context),
    ...studyRows(college, context),
    ...collegeRows(college, context.language, collegeFacts.filter(isCompared)),
  ])
  return sideBySide(lists, colleges)
}
/** Today in India, as the comparison needs it. */
export const comparedToday = (language: Language): Context => ({ language, today: dayInIndia(new Date()) })
