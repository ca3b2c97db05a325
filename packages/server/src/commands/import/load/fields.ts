import type { InstituteType, RowNote } from '@pravesh/contract'
import { findFacetValue } from '@pravesh/query-parser'
import { boardNames, boardSlug } from '../clean/board.ts'
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
/** The id of a board by its slug or name, or by what people call it. */
const boardOf = ({ boards }: Pick<Lookups, 'boards'>, name: string) =>
  idOf(boards, name) ?? idOf(boards, boardSlug(name) ?? null)
/** The boards of a cell, such as `CBSE; ICSE`, or one whose name has commas. */
function namesIn(lookups: Pick<Lookups, 'boards'>, cell: string | null): string[] {
  if (!cell) return []
  return boardOf(lookups, cell) === null ? boardNames(cell) : [cell]
}
/** The ids of a list of boards; unknown boards are left out. */
const boardsOf = (lookups: Pick<Lookups, 'boards'>, cell: string | null): number[] => [
  ...new Set(namesIn(lookups, cell).flatMap((name) => boardOf(lookups, name) ?? [])),
]
/** The id of a type of schools by its slug or name, or by what people call it: JNV is a Jawahar Navodaya Vidyalaya. */
const schoolTypeOf = ({ schoolTypes }: Lookups, name: string | null) =>
  name ? (idOf(schoolTypes, name) ?? idOf(schoolTypes, findFacetValue('school', 'type', name) ?? null)) : null

/** The look-ups of a draft that are none of the catalogue's. */
export function lookupNotes(draft: Draft, lookups: Lookups): RowNote[] {
  const { board, schoolType, collegeType } = draft
  const unknown = [
    ['board', board, namesIn(lookups, board).some((name) => boardOf(lookups, name) === null)],
    ['schoolType', schoolType, schoolTypeOf(lookups, schoolType) === null],
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
    school_type: schoolTypeOf(lookups, draft.schoolType),
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
