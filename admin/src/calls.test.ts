import * as contract from '@pravesh/contract'
import type { Descriptor } from '@pravesh/data-provider'
import { adminResources } from '@pravesh/data-provider/admin'
import { expect, test } from 'vitest'
import { binResource } from './bin/resources.tsx'
import { importResource } from './catalogue/imports/resources.tsx'
import { scheduledResource } from './catalogue/scheduled/resources.tsx'
import { searchResource } from './catalogue/searches/resources.tsx'
import { changeResources } from './changes/resources.tsx'
import { enquiryResources } from './enquiries/resources.tsx'
import { partScreensOf } from './institutes/parts/screens.ts'
import { instituteResources } from './institutes/resources.tsx'
import { thirdPartyResources } from './institutes/third-party/resources.tsx'
import { jobResource } from './jobs/resources.tsx'
import { accountResource } from './people/accounts/resources.tsx'
import { applicationResource } from './people/applications/resources.tsx'
import { mailResources } from './people/mails/resources.tsx'
import { partnerResource } from './people/partners/resources.tsx'
import { paymentResource } from './people/payments/resources.tsx'
import { reviewResource } from './people/reviews/resources.tsx'
import { securityResource } from './people/security/resources.tsx'
import { teamResources } from './people/team/resources.tsx'
import { redirectResource } from './redirects/resources.tsx'

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
type Screens = Partial<Record<'list' | 'show' | 'edit' | 'create' | 'hasEdit', unknown>> & { name: string }

const descriptorOf = (resource: string): Descriptor | undefined =>
  Object.entries<Descriptor>(adminResources).find(([name]) => name === resource)?.[1]

/** Operations of a resource that react-admin's parts call for its screens. */
function operationsOf({ name, list, show, edit, create, hasEdit }: Screens): string[] {
  const used = {
    list: Boolean(list),
    get: Boolean(show || edit || hasEdit),
    update: Boolean(edit || hasEdit),
    create: Boolean(create),
    remove: Boolean(list),
    removeMany: Boolean(list),
  }
  return (['list', 'get', 'update', 'create', 'remove', 'removeMany'] as const).flatMap((operation) => {
    const id = descriptorOf(name)?.[operation]?.id
    return used[operation] && id !== undefined ? [id] : []
  })
}
const acted = [
  ...sources.matchAll(/\b(?:useAct|useRead|provider\.act)(?:<[^>]*>)?\(\s*'([\w-]+)',\s*'(\w+)'/g),
].flatMap(([, name = '', action = '']) => descriptorOf(name)?.actions?.[action]?.endpoint.id ?? [])
/** Lists of a child resource: `useGetList(\`mails/…/mail-people\`)`. */
const childLists = [...sources.matchAll(/useGetList<\w+>\(\s*`\w+\/\$\{\w+\}\/([\w-]+)`/g)].flatMap(
  ([, name = '']) => descriptorOf(name)?.list?.id ?? [],
)
/** Parts of institutes are child resources, registered while one is open. */
const ofParts = Object.values(partScreensOf).flatMap((parts) =>
  Object.entries(parts).flatMap(([name, screens]) => operationsOf({ name, ...screens })),
)
/** Pictures and files are listed, added and changed on one page. */
const mediaHooks = { useGetList: 'list', useCreate: 'create', useUpdate: 'update', useDelete: 'remove' } as const
const mediaSources = Object.values(
  import.meta.glob<string>('../../packages/institute-screens/src/media/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n')
const mediaCalls = (['school-media', 'college-media'] as const).flatMap((name) =>
  Object.entries(mediaHooks).flatMap(([hook, operation]) =>
    mediaSources.includes(`= ${hook}`) ? adminResources[name][operation].id : [],
  ),
)
const tables = new Map<string, unknown>(Object.entries(contract))
/** Calls of the client itself: files, also by the button for exports, sign-in and sign-out. */
const ofClient = [
  ...sources.matchAll(/(?:\bclient\.(?:call|file)\(\s*|<ExportButton[^>]*\bendpoint=\{|^ +endpoint=\{)(\w+)\.(\w+)/gm),
].flatMap(([, table = '', name = '']) => {
  const endpoint = Object.entries(tables.get(table) ?? {}).find(([key]) => key === name)?.[1]
  return typeof endpoint === 'object' && endpoint !== null && 'id' in endpoint ? [String(endpoint.id)] : []
})
const resources = [
  ...[...instituteResources, ...enquiryResources, ...mailResources, ...thirdPartyResources, ...changeResources],
  ...[accountResource, applicationResource, jobResource, partnerResource, paymentResource, reviewResource],
  securityResource,
  ...teamResources,
  ...[scheduledResource, searchResource, importResource, binResource, redirectResource],
]
const called = new Set([
  ...resources.flatMap(({ props }) => operationsOf(props)),
  ...[...acted, ...childLists, ...ofParts, ...mediaCalls, ...ofClient],
])
const ofCatalogues = [...contract.catalogueEndpoints.values()].flatMap((endpoints) =>
  Object.values(endpoints).map(({ id }) => id),
)
test('every call of administrators is made by a screen', () => {
  const { enquiryEndpoints, endpointTable } = contract
  const ids = endpointTable
    .filter(({ realm, id }) => realm === 'admin' && !ofCatalogues.includes(id))
    .map(({ id }) => id)
  ids.push(enquiryEndpoints.freeCounselling.id, enquiryEndpoints.existing.id)
  expect(ids.length).toBeGreaterThan(130)
  expect(ids.filter((id) => !called.has(id))).toEqual([])
})

test('catalogues are generated, and are none of these calls', () => {
  expect(ofCatalogues.filter((id) => called.has(id))).toEqual([])
})

test('a resource without a screen makes no call', () => {
  expect(operationsOf({ name: 'jobs' })).toEqual([])
  expect(operationsOf({ name: 'jobs', list: true })).toEqual([contract.jobEndpoints.list.id])
})
