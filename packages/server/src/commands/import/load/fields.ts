import type { InstituteType, RowNote } from '@pravesh/contract'
import { foldHeader } from '../preset.ts'
import type { Draft } from '../row/draft.ts'
import { plainColumn, plainNames } from '../row/plain-fields.ts'

/** A value that is written and judged as one: a place is a state with its city, classes are a pair. */
export type Group = { name: string; columns: readonly (readonly [column: string, type: string])[] }

/** A row ready for the database: columns by name. Lists are arrays, absent values null. */
export type Values = Record<string, unknown>

const singleColumn = (name: string, column: string, type = 'text'): Group => ({ name, columns: [[column, type]] })

const shared: readonly Group[] = [
  singleColumn('name', 'name'),
  {
    name: 'city',
    columns: [
      ['country', 'int'],
      ['state', 'int'],
      ['city', 'int'],
    ],
  },
  singleColumn('address', 'address'),
  singleColumn('pincode', 'pincode'),
  singleColumn('website', 'website'),
  singleColumn('established', 'established', 'int'),
  singleColumn('gender', 'gender'),
]

const plainGroups = (kind: InstituteType): Group[] =>
  plainNames[kind].map((name) => ({ name, columns: [plainColumn(name)] }))

/** Fields of a school and a college that imports write. `name` of a group is the field's name on the wire. */
export const groups: Readonly<Record<InstituteType, readonly Group[]>> = {
  school: [
    ...shared,
    singleColumn('boards', 'boards', 'int[]'),
    singleColumn('schoolType', 'school_type', 'int'),
    singleColumn('classFrom', 'class_from', 'int'),
    singleColumn('classTo', 'class_to', 'int'),
    ...plainGroups('school'),
  ],
  college: [
    ...shared,
    singleColumn('collegeType', 'college_type', 'int'),
    singleColumn('university', 'university'),
    ...plainGroups('college'),
  ],
}

/** Look-ups by slug and by folded name, resolved to ids. */
export type Lookups = {
  country: number | null
  boards: ReadonlyMap<string, number>
  schoolTypes: ReadonlyMap<string, number>
  collegeTypes: ReadonlyMap<string, number>
}

/** The id of a record by its slug, or by a name of it. */
const idOf = (ids: ReadonlyMap<string, number>, name: string | null) =>
  name ? (ids.get(name) ?? ids.get(foldHeader(name)) ?? null) : null
/** The ids of a list of boards, such as `CBSE; CISCE`; unknown boards are left out. */
const boardsOf = ({ boards }: Pick<Lookups, 'boards'>, list: string | null): number[] =>
  (list ?? '').split(';').flatMap((name) => idOf(boards, name.trim()) ?? [])

/** The look-ups of a draft that are none of the catalogue's. */
export function lookupNotes(draft: Draft, lookups: Lookups): RowNote[] {
  const { board, schoolType, collegeType } = draft
  const boards = (board ?? '').split(';').filter((name) => name.trim())
  const unknown = [
    ['board', board, boardsOf(lookups, board).length < boards.length],
    ['schoolType', schoolType, idOf(lookups.schoolTypes, schoolType) === null],
    ['collegeType', collegeType, idOf(lookups.collegeTypes, collegeType) === null],
  ] as const
  return unknown.flatMap(([field, value, isUnknown]) =>
    value && isUnknown ? [{ field, value: value.slice(0, 100), code: 'choice' as const }] : [],
  )
}

/** The columns that a draft fills. */
export function valuesOf(draft: Draft, state: number, city: number, lookups: Lookups): Values {
  const { name, address, pincode, website, established, gender } = draft
  const plainEntries = plainNames[draft.kind].map((field) => [plainColumn(field)[0], draft[field]])
  const common = {
    ...Object.fromEntries(plainEntries),
    ...{ name, country: lookups.country, state, city, address, pincode, website, established, gender },
  }
  if (draft.kind === 'college') {
    return {
      ...common,
      college_type: idOf(lookups.collegeTypes, draft.collegeType),
      university: draft.university,
    }
  }
  return {
    ...common,
    boards: boardsOf(lookups, draft.board),
    school_type: idOf(lookups.schoolTypes, draft.schoolType),
    class_from: draft.classFrom,
    class_to: draft.classTo,
  }
}

const absent = (value: unknown) => value === null || value === undefined || (Array.isArray(value) && value.length === 0)

/** The group's values as one text, or null when it holds nothing. The country alone is nothing. */
export function textOf(group: Group, values: Values): string | null {
  const groupValues = group.columns.filter(([column]) => column !== 'country').map(([column]) => values[column])
  return groupValues.every(absent) ? null : JSON.stringify(groupValues)
}
