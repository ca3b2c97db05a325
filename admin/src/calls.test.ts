import { catalogueEndpoints, endpointTable, enquiryEndpoints, inboxEndpoints } from '@pravesh/contract'
import type { Descriptor } from '@pravesh/data-provider'
import { adminResources } from '@pravesh/data-provider/admin'
import { expect, test } from 'vitest'
import { accountResource } from './accounts/resources.tsx'
import { applicationResource } from './applications/resources.tsx'
import { changeResource } from './changes/resources.tsx'
import { enquiryResources } from './enquiries/resources.tsx'
import { partScreensOf } from './institutes/parts/screens.ts'
import { jobResource } from './jobs/resources.tsx'
import { mailResources } from './mails/resources.tsx'
import { partnerResource } from './partners/resources.tsx'
import { paymentResource } from './payments/resources.tsx'
import { reviewResource } from './reviews/resources.tsx'
import { thirdPartyResources } from './third-party/resources.tsx'

const sources = Object.values(
  import.meta.glob<string>(
    [
      './**/*.{ts,tsx}',
      '../../packages/{console-kit,institute-screens}/src/**/*.{ts,tsx}',
      '!**/*.test.*',
      '!**/testing/**',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
).join('\n')
type Screens = { name: string; list?: unknown; show?: unknown; edit?: unknown; create?: unknown }

/** Operations of a resource that react-admin's parts call for its screens. */
function operationsOf({ name, list, show, edit, create }: Screens): string[] {
  const descriptor: Descriptor | undefined = Object.entries<Descriptor>(adminResources).find(
    ([key]) => key === name,
  )?.[1]
  if (!descriptor) return []
  const used = {
    list: Boolean(list),
    get: Boolean(show || edit),
    update: Boolean(edit),
    create: Boolean(create),
    remove: Boolean(list),
  }
  return (['list', 'get', 'update', 'create', 'remove'] as const).flatMap((operation) => {
    const id = descriptor[operation]?.id
    return used[operation] && id !== undefined ? [id] : []
  })
}
const acted = [...sources.matchAll(/\b(?:useAct|useRead|provider\.act)\('([\w-]+)', '(\w+)'/g)].flatMap(
  ([, name = '', action = '']) => {
    const descriptor = Object.entries<Descriptor>(adminResources).find(([key]) => key === name)?.[1]
    return descriptor?.actions?.[action]?.endpoint.id ?? []
  },
)
/** Lists of a child resource: `useGetList(\`mails/…/mail-people\`)`. */
const childLists = [...sources.matchAll(/useGetList<\w+>\(\s*`\w+\/\$\{\w+\}\/([\w-]+)`/g)].flatMap(
  ([, name = '']) => Object.entries<Descriptor>(adminResources).find(([key]) => key === name)?.[1].list?.id ?? [],
)
/** Parts of institutes are child resources, registered while one is open. */
const partsCalled = Object.values(partScreensOf).flatMap((parts) =>
  Object.entries(parts).flatMap(([name, screens]) => operationsOf({ name, ...screens })),
)
const files = sources.includes('client.file(inboxEndpoints.export') ? [inboxEndpoints.export.id] : []
const called = new Set([
  ...[
    ...[...enquiryResources, ...mailResources, ...thirdPartyResources],
    ...[
      partnerResource,
      accountResource,
      applicationResource,
      changeResource,
      jobResource,
      paymentResource,
      reviewResource,
    ],
  ].flatMap(({ props }) => operationsOf(props)),
  ...acted,
  ...childLists,
  ...files,
  ...partsCalled,
])

const ofEnquiries = endpointTable
  .map(({ id }) => id)
  .filter(
    (id) =>
      id.startsWith('admin.enquiry') ||
      id.startsWith('admin.become-partner') ||
      id.startsWith('admin.suppressions') ||
      id.startsWith('admin.payments') ||
      id.startsWith('admin.refund') ||
      id.startsWith('admin.reconciliation') ||
      id === enquiryEndpoints.freeCounselling.id ||
      id === enquiryEndpoints.existing.id,
  )

test('every call of administrators on enquiries, mails to many and partners is made by a screen', () => {
  expect(ofEnquiries.length).toBeGreaterThan(35)
  expect(ofEnquiries.filter((id) => !called.has(id))).toEqual([])
})

const recordCalls = [
  ...['applications', 'jobs', 'institute-changes', 'third-party', 'accounts', 'password', 'reviews'],
  ...['faq', 'awards', 'college-contact', 'college-additional'],
]

test.each(recordCalls)('every call of administrators on %s is made by a screen', (name) => {
  const ids = endpointTable.map(({ id }) => id).filter((id) => id.startsWith(`admin.${name}`))
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.filter((id) => !called.has(id))).toEqual([])
})

test('catalogues are generated, and are none of these calls', () => {
  const ofCatalogues = [...catalogueEndpoints.values()].flatMap((endpoints) =>
    Object.values(endpoints).map(({ id }) => id),
  )
  expect(ofCatalogues.filter((id) => called.has(id))).toEqual([])
})
