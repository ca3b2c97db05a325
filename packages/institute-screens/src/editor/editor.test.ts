import { collegeFields, type Declared, schoolFields } from '@pravesh/contract'
import { describe, expect, test } from 'vitest'
import { collegeTabsOf } from '../college/college-tabs.tsx'
import { schoolTabsOf } from '../school/school-tabs.tsx'
import { ownFieldsOf } from './institute-fields.ts'

describe.each([
  ['school', schoolFields, schoolTabsOf],
  ['college', collegeFields, collegeTabsOf],
] as const)('the editor of a %s', (_kind, fields: Declared, tabsOf) => {
  test('every declared field stands in one tab of it', () => {
    const placed = tabsOf(fields).flatMap((tab) => tab.fields)
    expect(placed.toSorted()).toEqual(Object.keys(fields).toSorted())
  })
  test('has for its institute what that may write alone, and no tab without a field', () => {
    const tabs = tabsOf(ownFieldsOf(fields))
    const ownNames = Object.keys(fields).filter((name) => fields[name]?.editable)
    expect(tabs.flatMap((tab) => tab.fields).toSorted()).toEqual(ownNames.toSorted())
    expect(tabs.filter((tab) => tab.fields.length === 0)).toEqual([])
    expect(tabs.map(({ name }) => name)).not.toContain('sources')
  })
})
