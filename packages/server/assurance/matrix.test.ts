import { isDeepStrictEqual } from 'node:util'
import { type Endpoint, endpointTable } from '@pravesh/contract'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buyerRows } from './rows/buyer.ts'
import { derivedRow } from './rows/derived.ts'
import { familyRows } from './rows/people/family.ts'
import { type CallTarget, type Row, requestOf, strange } from './rows/row.ts'
import { rows, writtenRows } from './rows/rows.ts'
import { otherOf, type PersonName, personNames, revokedToken, suspendedToken } from './scene/people.ts'
import { openScene, type Reply } from './scene/scene.ts'

const scene = await openScene()
const { people, database } = scene
const suspended = {
  admin: await suspendedToken(database.db, 'admin'),
  buyer: await suspendedToken(database.db, 'buyer'),
  student: await suspendedToken(database.db, 'student'),
}
// Everybody owns some of everything, so that a list that forgets whose it is cannot look right.
for (const row of Object.values({ ...familyRows, ...buyerRows }))
  if (row.as !== 'nobody') for (const owner of [row.as, otherOf[row.as]]) await row.names?.(scene, owner)
const cells = { refused: 0, allowed: 0 }
beforeEach(() => scene.clearAttempts())
afterAll(() =>
  console.log(`${cells.refused + cells.allowed} cells: ${cells.refused} refused, ${cells.allowed} allowed`),
)

/** An error response without its specific parts: nothing in it may reveal which records exist. */
const normalizeReply = ({ status, json, headers }: Reply) => ({
  status,
  ...(json as object),
  requestId: '',
  cache: headers['cache-control'],
})
const isOpen = (e: Endpoint) => e.realm === 'public' || e.realm === 'open'
/** Marks of people whose name this person has no right to read. */
const marksHiddenFrom = (name: PersonName): string[] =>
  name === 'admin' ? [] : Object.values(people).flatMap((p) => (p.name === name ? [] : [p.mark]))

/** Every call that must be rejected, with the expected error. `only` names the objects for the attempt. */
async function listRejectedCallers(endpoint: Endpoint, row: Row) {
  if (isOpen(endpoint)) return []
  const realm = endpoint.realm as 'admin' | 'buyer' | 'student'
  const rightful = people[row.as === 'nobody' ? 'admin' : row.as]
  return [
    { who: 'nobody', token: null, status: 401 },
    { who: 'revoked', token: await revokedToken(database.db, rightful), status: 401 },
    { who: 'suspended', token: suspended[realm], status: 401 },
    ...personNames.flatMap((name) =>
      people[name].realm === realm ? [] : [{ who: name, token: people[name].token, status: 403 }],
    ),
  ]
}
/** Others of the same realm, for objects of one of them. */
const neighbours = (endpoint: Endpoint, row: Row): PersonName[] =>
  endpoint.owner === 'any' || row.as === 'nobody' || row.common
    ? []
    : personNames.filter((name) => name !== row.as && people[name].realm === endpoint.realm)

test('every endpoint has a row, and every row an endpoint', () => {
  expect(Object.keys(rows).toSorted()).toEqual(endpointTable.map((e) => e.id).toSorted())
})

test('no row is written that its endpoint’s declaration says already', () => {
  const written = endpointTable.filter((e) => writtenRows[e.id])
  expect(written.flatMap((e) => (isDeepStrictEqual(writtenRows[e.id], derivedRow(e)) ? [e.id] : []))).toEqual([])
})

test('a row is written for every call that may name a record, and for those of institutes', () => {
  const read: Endpoint = {
    ...{ id: 'admin.fair', method: 'GET', path: '/admin/fair', realm: 'admin', owner: 'any', status: 200 },
    ...{ tag: { name: 'Fairs', audience: 'administrators', description: 'Fairs.' }, summary: 'Fairs' },
    answer: z.strictObject({}),
  }
  const write: Endpoint = { ...read, method: 'POST', body: z.strictObject({ name: z.string() }) }
  const id = z.int()
  expect(derivedRow(read)).toEqual({ as: 'admin' })
  expect(derivedRow({ ...read, realm: 'student', owner: 'self' })).toEqual({ as: 'student' })
  expect(derivedRow(write)).toEqual({ as: 'admin' })
  const unclear: Endpoint[] = [
    { ...read, owner: 'institute', realm: 'buyer' },
    { ...read, params: z.strictObject({ page: z.string() }) },
    { ...read, query: z.strictObject({ url: z.string() }) },
    { ...write, method: 'DELETE' },
    { ...write, body: undefined },
    { ...write, body: undefined, rawBody: true },
    { ...write, body: z.strictObject({ record: id }) },
    { ...write, body: z.strictObject({ documents: z.array(z.string()) }) },
    { ...write, body: z.union([z.strictObject({ name: z.string() }), z.strictObject({ of: z.array(id) })]) },
    { ...write, body: z.record(z.string(), z.strictObject({ part: id.meta({ id: 'Part' }) })) },
  ]
  expect(unclear.map(derivedRow)).toEqual(unclear.map(() => undefined))
})

describe.each(endpointTable.flatMap((e) => (rows[e.id] ? [[e.id, e, rows[e.id] as Row] as const] : [])))(
  '%s',
  (_id, endpoint, row) => {
    test('answers whom it belongs to, and tells others nothing', async () => {
      const owner = row.as === 'nobody' ? 'student' : row.as
      await row.before?.(scene)
      const ownTarget = (await row.names?.(scene, owner)) ?? {}
      const { foreign, absent } = await strange(row, scene, ownTarget)
      const raw = await row.raw?.(scene)
      const buildRequest = (target: CallTarget) => ({
        ...requestOf(endpoint, row, scene, target),
        ...(raw ? { raw } : {}),
      })
      const rejectedStatus = row.errorStatus ?? 404
      const before = await scene.writes()

      for (const { who: caller, token, status } of await listRejectedCallers(endpoint, row)) {
        const first = await scene.send(endpoint, buildRequest(ownTarget), token)
        expect([caller, 'own', first.status]).toEqual([caller, 'own', status])
        cells.refused++
        for (const target of [...foreign, ...absent]) {
          expect([caller, normalizeReply(await scene.send(endpoint, buildRequest(target), token))]).toEqual([
            caller,
            normalizeReply(first),
          ])
          cells.refused++
        }
      }
      const token = row.as === 'nobody' ? null : people[row.as].token
      const missing = absent[0] && (await scene.send(endpoint, buildRequest(absent[0]), token))
      if (missing)
        expect([row.as, 'absent', missing.status, missing.text]).toEqual([
          row.as,
          'absent',
          rejectedStatus,
          missing.text,
        ])
      for (const target of [...foreign, ...absent]) {
        const response = await scene.send(endpoint, buildRequest(target), token)
        expect(['another’s', target, normalizeReply(response)]).toEqual([
          'another’s',
          target,
          missing && normalizeReply(missing),
        ])
        cells.refused++
      }
      if (ownTarget.params || ownTarget.query || ownTarget.body)
        for (const name of neighbours(endpoint, row)) {
          const response = await scene.send(endpoint, buildRequest(ownTarget), people[name].token)
          expect([name, response.status]).toEqual([name, rejectedStatus])
          cells.refused++
        }
      expect((await scene.writes()) - before).toBe(0)

      const response = await scene.send(endpoint, buildRequest(ownTarget), token)
      expect([response.status, response.status < 300 ? '' : response.text]).toEqual([endpoint.status, ''])
      cells.allowed++
      if (row.as !== 'nobody') {
        for (const mark of marksHiddenFrom(row.as)) expect(response.text).not.toContain(mark)
        if (row.ends) await scene.signInAgain(row.as)
      }
      // For any caller of an open endpoint, an optional token neither helps nor hinders.
      if (isOpen(endpoint) && !row.once)
        for (const name of personNames) {
          const { status } = await scene.send(endpoint, buildRequest(ownTarget), people[name].token)
          expect([name, [401, 403].includes(status) || status >= 500]).toEqual([name, false])
          cells.allowed++
        }
    })
  },
)
