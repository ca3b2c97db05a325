import * as contract from '@pravesh/contract'
import type { Descriptor } from '@pravesh/data-provider'
import { buyerResources } from '@pravesh/data-provider/buyer'
import { lookupResources } from '@pravesh/data-provider/catalogues'
import { expect, test } from 'vitest'
import { callsOf } from './source-calls.ts'

const files = import.meta.glob<string>(
  [
    '../**/*.{ts,tsx}',
    '../../../packages/{console-kit,institute-screens}/src/**/*.{ts,tsx}',
    '!**/*.test.*',
    '!**/testing/**',
  ],
  { query: '?raw', import: 'default', eager: true },
)
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
const sources = new Map(
  Object.entries(files).map(([path, text]) => [
    new URL(path, 'file:///buyer/src/calls/').pathname.slice(1),
    withoutComments(text),
  ]),
)

/** Operations of a descriptor with the ids of their endpoints: two of them may be served by one. */
const operationsOf = ([resource, { actions = {}, ...descriptor }]: [string, Descriptor]) => [
  ...(['list', 'get', 'create', 'update', 'remove', 'removeMany'] as const).flatMap((operation) => {
    const id = descriptor[operation]?.id
    return id === undefined ? [] : [{ call: `${resource}.${operation}`, id }]
  }),
  ...Object.entries(actions).map(([action, { endpoint }]) => ({ call: `${resource}.${action}`, id: endpoint.id })),
]
const operations = Object.entries<Descriptor>(buyerResources).flatMap(operationsOf)

/** Catalogues that fields of a declaration choose from. */
function lookupsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const targets = 'to' in value && typeof value.to === 'string' ? [value.to] : []
  return [...targets, ...Object.values(value).flatMap(lookupsOf)]
}
/** Catalogues that the screens choose from: named in a source, or by declared fields that a source imports. */
function usedLookups(texts: readonly string[]): Set<string> {
  const declared = Object.entries(contract).filter(([name]) => /Fields$/.test(name))
  return new Set(
    texts.flatMap((text) => [
      ...[...text.matchAll(/(?:\bto|\breference|\bresource)(?:=|: )['"]([\w-]+)['"]/g)].map(([, name = '']) => name),
      ...declared.flatMap(([name, fields]) => (new RegExp(`\\b${name}\\b`).test(text) ? lookupsOf(fields) : [])),
    ]),
  )
}

/** Ids of endpoints that the console calls. */
function calledEndpoints(from: ReadonlyMap<string, string>): Set<string> {
  const { provider, client, modules } = callsOf(from)
  const texts = [...modules].flatMap((path) => (path.startsWith('packages/console-kit/') ? [] : (from.get(path) ?? [])))
  const lookups = usedLookups(texts)
  const tables = new Map<string, unknown>(Object.entries(contract))
  const ofClient = [...client].flatMap((call) => {
    const [table = '', name = ''] = call.split('.')
    const endpoint = Object.entries(tables.get(table) ?? {}).find(([key]) => key === name)?.[1]
    return typeof endpoint === 'object' && endpoint !== null && 'id' in endpoint ? [String(endpoint.id)] : []
  })
  return new Set([
    ...operations.filter(({ call }) => provider.has(call)).map(({ id }) => id),
    ...Object.entries(lookupResources).flatMap(([name, { list }]) => (list && lookups.has(name) ? [list.id] : [])),
    ...ofClient,
  ])
}
const idsOfRealm = contract.endpointTable.filter(({ realm }) => realm === 'buyer').map(({ id }) => id)

test('every call of institutes is made by a screen', () => {
  expect(sources.size).toBeGreaterThan(150)
  expect(idsOfRealm.length).toBeGreaterThan(40)
  const called = calledEndpoints(sources)
  expect(idsOfRealm.filter((id) => !called.has(id))).toEqual([])
})

test('every operation that a resource declares is used', () => {
  const { provider } = callsOf(sources)
  expect(operations.filter(({ call }) => !provider.has(call)).map(({ call }) => call)).toEqual([])
})

test.each([
  ['buyer.home', 'buyer/src/home/Home.tsx', "useRead('institutes', 'home')"],
  [
    'buyer.invitations.send-again',
    'packages/institute-screens/src/team/InvitationList.tsx',
    "useAct('invitations', 'sendAgain'",
  ],
  ['buyer.password', 'packages/console-kit/src/account/PasswordDialog.tsx', "useAct('account', 'changePassword'"],
  ['buyer.logout', 'buyer/src/api.ts', 'accountEndpoints.buyerLogout'],
])('%s is missed where no source makes it', (id, path, call) => {
  expect(calledEndpoints(sources)).toContain(id)
  const changedSources = new Map(sources).set(path, (sources.get(path) ?? '').replace(call, 'nothing'))
  expect(calledEndpoints(changedSources)).not.toContain(id)
})

test('calls of a screen that is no longer in the table are missed', () => {
  const path = 'buyer/src/screens.tsx'
  const changedSources = new Map(sources).set(path, (sources.get(path) ?? '').replace(/^ {2}faqs: .*$/m, ''))
  const missed = calledEndpoints(sources).difference(calledEndpoints(changedSources))
  expect([...missed].sort()).toEqual(idsOfRealm.filter((id) => /\bfaq/.test(id)).sort())
})
