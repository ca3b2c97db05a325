import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guard, unguard } from './formula.ts'

test('a cell that a spreadsheet would run begins with an apostrophe', () => {
  expect(['=1+1', '+3 College', '-', '@x', '\tx', "'+3 College"].map(guard)).toEqual([
    "'=1+1",
    "'+3 College",
    "'-",
    "'@x",
    "'\tx",
    "''+3 College",
  ])
  expect(["'Tis", 'College', ''].map(guard)).toEqual(["'Tis", 'College', ''])
})

test('any text comes back as it went', () => {
  const cell = fc.oneof(fc.string(), fc.stringMatching(/^'*[=+@-].{0,5}$/))
  fc.assert(fc.property(cell, (text) => unguard(guard(text)) === text))
  fc.assert(fc.property(cell, (text) => !/^[=+\-@\t\r]/.test(guard(text))))
})
