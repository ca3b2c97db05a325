import { expect, test } from 'vitest'
import { isAllowed } from './access.ts'
import { adminResources } from './resources/admin.ts'
import { buyerResources } from './resources/buyer.ts'
import { catalogueResources } from './resources/catalogues.ts'

const resources = { ...catalogueResources, ...adminResources }
const may = (role: 'owner' | 'editor' | 'finance' | 'counsellor' | 'read-only', resource: string, action: string) =>
  isAllowed(resources, { role }, { resource, action })

test('an editor changes the catalogue, and reads no families’ data', () => {
  expect(['list', 'edit', 'create', 'update', 'delete'].map((action) => may('editor', 'schools', action))).toEqual(
    Array(5).fill(true),
  )
  expect(['enquiries', 'applications', 'payments', 'accounts'].map((name) => may('editor', name, 'list'))).toEqual(
    Array(4).fill(false),
  )
  expect(may('editor', 'payments', 'refund')).toBe(false)
})

test('finance refunds, opens a school, and saves none', () => {
  expect([may('finance', 'payments', 'refund'), may('finance', 'schools', 'edit')]).toEqual([true, true])
  expect(['create', 'update', 'delete'].map((action) => may('finance', 'schools', action))).toEqual(
    Array(3).fill(false),
  )
  expect(may('finance', 'schools/5/awards', 'create')).toBe(false)
  expect([may('editor', 'imports', 'create'), may('finance', 'imports', 'create')]).toEqual([true, false])
})

test('a role at one institute is none at another', () => {
  const permissions = { institutes: { 5: 'read-only', 6: 'counsellor' } } as const
  const at = (sid: number, name: string, action: string) =>
    isAllowed(buyerResources, permissions, { resource: `institutes/${sid}/${name}`, action })
  expect([at(5, 'applications', 'list'), at(5, 'applications', 'move'), at(6, 'applications', 'move')]).toEqual([
    true,
    false,
    true,
  ])
  expect([at(6, 'faqs', 'list'), at(6, 'faqs', 'create'), at(6, 'grade-fees', 'update')]).toEqual([true, false, false])
  const details = { resource: 'institutes', action: 'update' }
  expect(isAllowed(buyerResources, permissions, { ...details, id: 6 })).toBe(false)
  expect(isAllowed(buyerResources, permissions, { resource: 'institutes', action: 'list' })).toBe(true)
})

test('pages that are no resource are open', () => {
  expect(may('read-only', 'handbook', 'list')).toBe(true)
})
