import type { Profile } from '@pravesh/contract'
import { type Language, languages } from '@pravesh/messages'
import { genders } from '../../lib/choices.ts'

export const fields = [
  'name',
  'dateOfBirth',
  'gender',
  'address',
  'city',
  'state',
  'pincode',
  'language',
  'photo',
] as const
type FieldName = (typeof fields)[number]
/** The profile as its form holds it: text, empty where nothing is known. */
export type Written = Record<FieldName, string>

/** What the form begins with. */
export const writtenOf = (profile: Profile): Written => ({
  name: profile.name,
  dateOfBirth: profile.dateOfBirth ?? '',
  gender: profile.gender ?? '',
  address: profile.address ?? '',
  city: profile.city ?? '',
  state: profile.state ?? '',
  pincode: profile.pincode ?? '',
  language: profile.language ?? '',
  photo: String(profile.photo ?? ''),
})

/** What is typed into the form; a field that it does not ask stays as it was. */
export function typedIn(values: FormData, before: Written): Written {
  const typed = { ...before }
  for (const field of fields) if (values.has(field)) typed[field] = String(values.get(field)).trim()
  return typed
}

/** Where two differ. */
export const differing = (one: Written, other: Written): FieldName[] =>
  fields.filter((field) => one[field] !== other[field])

/** The body of a change: those fields alone that are not as they were read. What was emptied is null. */
export function changeOf(now: Written, before: Written) {
  const whole = {
    name: now.name,
    dateOfBirth: now.dateOfBirth || null,
    gender: genders.find((one) => one === now.gender) ?? null,
    address: now.address || null,
    city: now.city || null,
    state: now.state || null,
    pincode: now.pincode || null,
    language: languages.find((one): one is Language => one === now.language) ?? null,
    photo: now.photo === '' ? null : Number(now.photo),
  }
  const change: Partial<typeof whole> = { ...whole }
  for (const field of fields) if (now[field] === before[field]) delete change[field]
  return change
}
