import type { Child } from '@pravesh/contract'
import { categories, childGenders, relations } from '../../lib/application/choices.ts'

/** Fields of a child's form. */
const childFields = [
  ...(['name', 'dateOfBirth', 'relation', 'gender', 'session', 'classSought', 'nationality', 'motherTongue'] as const),
  ...(['category', 'currentSchool', 'currentClass', 'specialNeeds'] as const),
] as const
export type ChildField = (typeof childFields)[number]
export type WrittenChild = Pick<Child, ChildField>

/** The input in wire format: an empty value is null. */
export function readChildForm(values: FormData): WrittenChild {
  const text = (name: ChildField) => String(values.get(name) ?? '').trim()
  const number = (name: ChildField) => (text(name) === '' ? null : Number(text(name)))
  const pickOption = <T extends string>(list: readonly T[], name: ChildField) =>
    list.find((option) => option === text(name))
  return {
    name: text('name'),
    dateOfBirth: text('dateOfBirth'),
    relation: pickOption(relations, 'relation') ?? 'other',
    gender: pickOption(childGenders, 'gender') ?? null,
    session: text('session') || null,
    classSought: number('classSought'),
    nationality: text('nationality') || null,
    motherTongue: text('motherTongue') || null,
    category: pickOption(categories, 'category') ?? null,
    currentSchool: text('currentSchool') || null,
    currentClass: number('currentClass'),
    specialNeeds: text('specialNeeds') || null,
  }
}

/** The fields in which one differs from the other. */
export const changedFields = (first: WrittenChild, other: WrittenChild): ChildField[] =>
  childFields.filter((name) => first[name] !== other[name])

/** The changed fields of the input, so that concurrent changes of others remain. */
export const changeOf = (mine: WrittenChild, before: WrittenChild): Partial<WrittenChild> => {
  const changed = changedFields(mine, before)
  return Object.fromEntries(Object.entries(mine).filter(([name]) => changed.some((option) => option === name)))
}
