import { collegeFields, type Declared, schoolFields } from '@pravesh/contract'
import { describe, expect, test } from 'vitest'
import { collegeTabs } from '../colleges/college-tabs.tsx'
import { schoolTabs } from '../schools/school-tabs.tsx'

describe.each([
  ['school', schoolFields, schoolTabs],
  ['college', collegeFields, collegeTabs],
] as const)('the editor of a %s', (_kind, fields: Declared, tabs) => {
  test('every declared field stands in one tab of it', () => {
    const placed = tabs.flatMap((tab) => tab.fields)
    expect(placed.toSorted()).toEqual(Object.keys(fields).toSorted())
  })
})
