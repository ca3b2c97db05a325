import type { Child } from '@pravesh/contract'
import { categories, childGenders, relations } from '../../lib/choices.ts'

/** What the form of a child asks. */
export const asked = [
  ...(['name', 'dateOfBirth', 'relation', 'gender', 'session', 'classSought', 'nationality', 'motherTongue'] as const),
  ...(['category', 'currentSchool', 'currentClass', 'specialNeeds'] as const),
] as const
export type Asked = (typeof asked)[number]
export type WrittenChild = Pick<Child, Asked>

/** What was entered, as the wire takes it: what is empty is null. */
export function writtenIn(values: FormData): WrittenChild {
  const text = (name: Asked) => String(values.get(name) ?? '').trim()
  const number = (name: Asked) => (text(name) === '' ? null : Number(text(name)))
  const among = <T extends string>(list: readonly T[], name: Asked) => list.find((one) => one === text(name))
  return {
    name: text('name'),
    dateOfBirth: text('dateOfBirth'),
    relation: among(relations, 'relation') ?? 'other',
    gender: among(childGenders, 'gender') ?? null,
    session: text('session') || null,
    classSought: number('classSought'),
    nationality: text('nationality') || null,
    motherTongue: text('motherTongue') || null,
    category: among(categories, 'category') ?? null,
    currentSchool: text('currentSchool') || null,
    currentClass: number('currentClass'),
    specialNeeds: text('specialNeeds') || null,
  }
}

/** The fields in which one differs from the other. */
export const differing = (one: WrittenChild, other: WrittenChild): Asked[] =>
  asked.filter((name) => one[name] !== other[name])

/** Of what was entered that which is another than before, so that what was changed elsewhere meanwhile stays. */
export const changeOf = (mine: WrittenChild, before: WrittenChild): Partial<WrittenChild> => {
  const changed = differing(mine, before)
  return Object.fromEntries(Object.entries(mine).filter(([name]) => changed.some((one) => one === name)))
}
