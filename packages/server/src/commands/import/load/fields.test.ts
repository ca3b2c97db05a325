import { collegeFields, schoolFields } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { groups } from './fields.ts'

test.each([
  ['school', schoolFields],
  ['college', collegeFields],
] as const)('an import writes every declared field of a %s that registers bring, and no other', (kind, fields) => {
  const importedNames = Object.entries(fields).flatMap(([name, field]) => ('import' in field ? [name] : []))
  expect(groups[kind].map(({ name }) => name).toSorted()).toEqual(importedNames.toSorted())
})
