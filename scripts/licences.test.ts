import { expect, test } from 'vitest'
import { installedErrors, licenceErrors } from './licences.mjs'

test('a licence that is not allowed, or granted to other packages, is an error', () => {
  const packages = {
    MIT: [{ name: 'good' }],
    'LGPL-3.0-or-later': [{ name: '@img/sharp-libvips-linux-x64' }, { name: 'other' }],
    'AGPL-3.0-only': [{ name: 'copyleft' }],
    Unknown: [{ name: 'silent' }],
  }
  expect(licenceErrors(packages).map((error) => error.split(':')[0])).toEqual(['other', 'copyleft', 'silent'])
})

test('all that ships has a licence that is allowed', async () => {
  expect(await installedErrors()).toBe('')
})
