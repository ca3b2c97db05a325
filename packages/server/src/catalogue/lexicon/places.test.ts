import { expect, test } from 'vitest'
import { initialsApart } from './places.ts'

test.each([
  ['R.K. Puram', ['R K Puram']],
  ['JP Nagar', ['J P Nagar']],
  ['Mayur Vihar', []],
  ['HSR', []],
])('initials of %s are also typed apart', (name, spellings) => {
  expect(initialsApart(name)).toEqual(spellings)
})
