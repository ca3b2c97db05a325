import type { records } from 'virtual:endpoints'
import type { ResponseFor } from '@pravesh/client'
import type { Source } from '@pravesh/contract'
import { formatDate, formatNumber, formatRupees, type Language } from '@pravesh/messages'
import type { FamilyText } from '@pravesh/messages/family'

export type School = ResponseFor<typeof records.school>['data']
export type College = ResponseFor<typeof records.college>['data']
type Text = FamilyText<'compare' | 'choices'>
/** One thing that institutes are compared by: what each says, null where it is not known, and where that comes from. */
export type Row = {
  name: string
  label: string
  cells: { value: string | null; source: Source | undefined }[]
  differs: boolean
}
type Read<T> = (institute: T) => string | number | null | undefined
/** `isOwnStatement`: what the house itself says, which needs no source. */
type Line<T> = {
  name: string
  label: string
  read: Read<T>
  source?: (institute: T) => Source | undefined
  isOwnStatement?: true
}

function rowsOf<T extends { sources: Record<string, Source> }>(
  institutes: readonly T[],
  lines: readonly Line<T>[],
): Row[] {
  return lines.map(({ name, label, read, source, isOwnStatement }) => {
    const cells = institutes.map((institute) => {
      const value = read(institute)
      const text = value === null || value === undefined || value === '' ? null : String(value)
      return {
        value: text,
        source:
          text === null || isOwnStatement
            ? undefined
            : (source?.(institute) ?? institute.sources[name] ?? institute.sources.record),
      }
    })
    return { name, label, cells, differs: new Set(cells.map(({ value }) => value)).size > 1 }
  })
}

/** What both kinds are compared by. */
function shared<T extends School | College>(text: Text, language: Language): Line<T>[] {
  return [
    { name: 'place', label: text('compare.place'), read: (institute) => institute.place.text },
    { name: 'type', label: text('compare.type'), read: (institute) => institute.type?.name },
    {
      name: 'feeFrom',
      label: text('compare.fee'),
      read: (institute) => institute.feeFrom && formatRupees(institute.feeFrom.value, language),
      source: (institute) => institute.feeFrom?.source,
    },
    {
      name: 'rating',
      label: text('compare.rating'),
      read: (institute) =>
        institute.rating &&
        text('compare.ratingOf', {
          value: formatNumber(institute.rating.value, language, 1),
          count: institute.rating.count,
        }),
      source: (institute) => institute.rating?.source,
    },
    { name: 'established', label: text('compare.established'), read: (institute) => institute.established },
    {
      name: 'facilities',
      label: text('compare.facilities'),
      read: (institute) => institute.facilities.map(({ title }) => title).join(', '),
    },
    {
      name: 'admitting',
      label: text('compare.admitting'),
      read: (institute) => text(`choices.admitting_${institute.admitting}`),
      isOwnStatement: true,
    },
  ]
}

/** Schools side by side. `className` writes a class. */
export function compareSchools(
  schools: readonly School[],
  text: Text,
  language: Language,
  className: (number: number) => string,
): Row[] {
  const gender = { 'co-ed': 'coed', boys: 'boys', girls: 'girls' } as const
  return rowsOf(schools, [
    {
      name: 'boards',
      label: text('compare.boards'),
      read: (school) => school.boards.map(({ shortName }) => shortName).join(', '),
    },
    {
      name: 'gender',
      label: text('compare.gender'),
      read: (school) => school.gender && text(`compare.gender_${gender[school.gender]}`),
    },
    {
      name: 'classFrom',
      label: text('compare.classes'),
      read: ({ classFrom, classTo }) => {
        if (classTo === null) return null
        const last = className(classTo)
        return classFrom === null ? text('compare.firstClassUnknown', { last }) : `${className(classFrom)} – ${last}`
      },
    },
    ...shared<School>(text, language),
  ])
}
const owners = [
  'central-government',
  'state-government',
  'government-aided',
  'private',
  'public-private-partnership',
] as const
/** Colleges side by side. */
export function compareColleges(colleges: readonly College[], text: Text, language: Language): Row[] {
  return rowsOf(colleges, [
    {
      name: 'ownership',
      label: text('compare.ownership'),
      read: ({ ownership }) => {
        const owner = owners.find((item) => item === ownership)
        return owner ? text(`compare.ownership_${owner}`) : ownership
      },
    },
    {
      name: 'nirf',
      label: text('compare.nirf'),
      read: ({ nirf }) =>
        nirf && text('compare.rankOf', { rank: nirf.rank, category: nirf.category, year: String(nirf.year) }),
      source: ({ nirf }) => nirf?.source,
    },
    { name: 'naac', label: text('compare.naac'), read: (college) => college.naac },
    { name: 'courseCount', label: text('compare.courses'), read: (college) => college.courseCount || null },
    ...shared<College>(text, language),
  ])
}

/** Addresses that the query names, of two to four institutes of one kind. */
export function comparedIn(search: string): { kind: 'school' | 'college'; urls: string[] } | undefined {
  const query = new URLSearchParams(search)
  const kind = query.has('school') ? 'school' : 'college'
  const urls = [...new Set((query.get(kind) ?? '').split(',').filter((url) => /^[a-z0-9-]{1,200}$/.test(url)))].slice(
    0,
    4,
  )
  return urls.length < 2 ? undefined : { kind, urls }
}
/** The search that compares the others; none where fewer than two are left. */
export function comparedWithout(kind: 'school' | 'college', urls: readonly string[], left: string): string | undefined {
  const rest = urls.filter((url) => url !== left)
  return rest.length < 2 ? undefined : `?${kind}=${rest.join(',')}`
}
/** Where a figure comes from, in words. */
export const sourceText = ({ name, asOf }: Source, text: Text, language: Language): string =>
  text('compare.source', { name, date: formatDate(asOf, language) })
