import type { Profile } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { changedFields, changeOf, profileValuesOf, readProfileForm } from './profile-values.ts'

const profile: Profile = {
  guardian: null,
  ...{
    id: 7,
    student_type: 'college',
    email: 'a@example.in',
    mobile: '+919876543210',
    emailVerified: true,
    mobileVerified: true,
    parentDeclared: true,
  },
  ...{ name: 'Asha', dateOfBirth: '2005-04-30', gender: 'female', address: 'Aundh', city: 'Pune', state: null },
  ...{ pincode: null, language: 'en', photo: 4, completeness: { percent: 0, missing: [] }, updatedAt: null },
}
const form = (inputs: Record<string, string>) => {
  const values = new FormData()
  for (const [name, value] of Object.entries(inputs)) values.set(name, value)
  return values
}

test('nothing typed is no change', () => {
  const before = profileValuesOf(profile)
  expect(changeOf(readProfileForm(new FormData(), before), before)).toEqual({})
})

test('a change names what is another now, trimmed, and says null for what was emptied', () => {
  const before = profileValuesOf(profile)
  const now = readProfileForm(
    form({ city: ' Nashik ', address: '', photo: '', pincode: '411001', gender: '', name: 'Asha' }),
    before,
  )
  expect(changeOf(now, before)).toEqual({ city: 'Nashik', address: null, photo: null, pincode: '411001', gender: null })
  expect(changedFields(now, before)).toEqual(['gender', 'address', 'city', 'pincode', 'photo'])
})

test('what is not asked of a parent stays', () => {
  const before = profileValuesOf({ ...profile, student_type: 'school' })
  expect(readProfileForm(form({ city: 'Pune' }), before).dateOfBirth).toBe('2005-04-30')
})
