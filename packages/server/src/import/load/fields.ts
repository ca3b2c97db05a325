import type { InstituteType } from '@pravesh/contract'
import type { Draft } from '../draft.ts'
import { plainColumn, plainNames } from '../plain-fields.ts'

/** A value that is written and judged as one: a place is a state with its city, classes are a pair. */
export type Group = { name: string; columns: readonly (readonly [column: string, type: string])[] }

/** A row ready for the database: columns by name. Lists are arrays, absent values null. */
export type Values = Record<string, unknown>

const one = (name: string, column: string, type = 'text'): Group => ({ name, columns: [[column, type]] })

const shared: readonly Group[] = [
  one('name', 'name'),
  {
    name: 'city',
    columns: [
      ['country', 'int'],
      ['state', 'int'],
      ['city', 'int'],
    ],
  },
  one('address', 'address'),
  one('pincode', 'pincode'),
  one('website', 'website'),
  one('established', 'established', 'int'),
  one('gender', 'gender'),
]

const plain = (kind: InstituteType): Group[] => plainNames[kind].map((name) => ({ name, columns: [plainColumn(name)] }))

/** What imports write into a school and a college. `name` of a group is the field's name on the wire. */
export const groups: Readonly<Record<InstituteType, readonly Group[]>> = {
  school: [
    ...shared,
    one('boards', 'boards', 'int[]'),
    one('schoolType', 'school_type', 'int'),
    one('classFrom', 'class_from', 'int'),
    one('classTo', 'class_to', 'int'),
    ...plain('school'),
  ],
  college: [...shared, one('collegeType', 'college_type', 'int'), one('university', 'university'), ...plain('college')],
}

/** Look-ups by slug, resolved to ids. */
export type Lookups = {
  country: number | null
  boards: ReadonlyMap<string, number>
  schoolTypes: ReadonlyMap<string, number>
  collegeTypes: ReadonlyMap<string, number>
}

const idOf = (ids: ReadonlyMap<string, number>, slug: string | null) => (slug ? (ids.get(slug) ?? null) : null)

/** The columns that a draft fills. */
export function valuesOf(draft: Draft, state: number, city: number, lookups: Lookups): Values {
  const board = idOf(lookups.boards, draft.board)
  const { name, address, pincode, website, established, gender } = draft
  const told = plainNames[draft.kind].map((field) => [plainColumn(field)[0], draft[field]])
  const common = {
    ...Object.fromEntries(told),
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
    boards: board === null ? [] : [board],
    school_type: idOf(lookups.schoolTypes, draft.schoolType),
    class_from: draft.classFrom,
    class_to: draft.classTo,
  }
}

const absent = (value: unknown) => value === null || value === undefined || (Array.isArray(value) && value.length === 0)

/** The group's values as one text, or null when it holds nothing. The country alone is nothing. */
export function textOf(group: Group, values: Values): string | null {
  const told = group.columns.filter(([column]) => column !== 'country').map(([column]) => values[column])
  return told.every(absent) ? null : JSON.stringify(told)
}
