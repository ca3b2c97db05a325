import type { Profile } from '@pravesh/contract'
import { type Language, languages } from '@pravesh/messages'
import { genders } from '../../../lib/application/choices.ts'

const fields = ['name', 'dateOfBirth', 'gender', 'address', 'city', 'state', 'pincode', 'language', 'photo'] as const
type FieldName = (typeof fields)[number]
/** The profile as its form holds it: text, empty where nothing is known. */
export type ProfileValues = Record<FieldName, string>

/** Initial values of the form. */
export const profileValuesOf = (profile: Profile): ProfileValues => ({
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

/** The input of the form; other fields stay as they were. */
export function readProfileForm(values: FormData, before: ProfileValues): ProfileValues {
  const inputs = { ...before }
  for (const field of fields) if (values.has(field)) inputs[field] = String(values.get(field)).trim()
  return inputs
}

/** Where two differ. */
export const changedFields = (first: ProfileValues, other: ProfileValues): FieldName[] =>
  fields.filter((field) => first[field] !== other[field])

/** The body of a change: only the fields that differ from the read ones. An emptied one is null. */
export function changeOf(now: ProfileValues, before: ProfileValues) {
  const fullProfile = {
    name: now.name,
    dateOfBirth: now.dateOfBirth || null,
    gender: genders.find((gender) => gender === now.gender) ?? null,
    address: now.address || null,
    city: now.city || null,
    state: now.state || null,
    pincode: now.pincode || null,
    language: languages.find((language): language is Language => language === now.language) ?? null,
    photo: now.photo === '' ? null : Number(now.photo),
  }
  const change: Partial<typeof fullProfile> = { ...fullProfile }
  for (const field of fields) if (now[field] === before[field]) delete change[field]
  return change
}
