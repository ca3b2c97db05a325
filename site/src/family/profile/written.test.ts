import type { Profile } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { changeOf, differing, typedIn, writtenOf } from './written.ts'

const profile: Profile = {
  ...{
    id: 7,
    student_type: 'college',
    email: 'a@example.in',
    mobile: '+919876543210',
    emailVerified: true,
    mobileVerified: true,
  },
  ...{ name: 'Asha', dateOfBirth: '2005-04-30', gender: 'female', address: 'Aundh', city: 'Pune', state: null },
  ...{ pincode: null, language: 'en', photo: 4, completeness: { percent: 0, missing: [] }, updatedAt: null },
}
const form = (typed: Record<string, string>) => {
  const values = new FormData()
  for (const [name, value] of Object.entries(typed)) values.set(name, value)
  return values
}

test('nothing typed is no change', () => {
  const before = writtenOf(profile)
  expect(changeOf(typedIn(new FormData(), before), before)).toEqual({})
})

test('a change names what is another now, trimmed, and says null for what was emptied', () => {
  const before = writtenOf(profile)
  const now = typedIn(
    form({ city: ' Nashik ', address: '', photo: '', pincode: '411001', gender: '', name: 'Asha' }),
    before,
  )
  expect(changeOf(now, before)).toEqual({ city: 'Nashik', address: null, photo: null, pincode: '411001', gender: null })
  expect(differing(now, before)).toEqual(['gender', 'address', 'city', 'pincode', 'photo'])
})

test('what is not asked of a parent stays', () => {
  const before = writtenOf({ ...profile, student_type: 'school' })
  expect(typedIn(form({ city: 'Pune' }), before).dateOfBirth).toBe('2005-04-30')
})
