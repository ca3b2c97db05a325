import { type Endpoint, endpointTable } from '@pravesh/contract'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { buyerRows } from './rows/buyer.ts'
import { familyRows } from './rows/family.ts'
import { type Named, type Row, requestOf, strange } from './rows/row.ts'
import { rows } from './rows/rows.ts'
import { otherOf, type PersonName, personNames, revokedToken, suspendedToken } from './scene/people.ts'
import { openScene, type Reply } from './scene/scene.ts'

const scene = await openScene()
const { people, home } = scene
const suspended = {
  admin: await suspendedToken(home.db, 'admin'),
  buyer: await suspendedToken(home.db, 'buyer'),
  student: await suspendedToken(home.db, 'student'),
}
// Everybody owns some of everything, so that a list that forgets whose it is cannot look right.
for (const row of Object.values({ ...familyRows, ...buyerRows }))
  if (row.as !== 'nobody') for (const owner of [row.as, otherOf[row.as]]) await row.names?.(scene, owner)
const cells = { refused: 0, allowed: 0 }
beforeEach(() => scene.forgetTries())
afterAll(() =>
  console.log(`${cells.refused + cells.allowed} cells: ${cells.refused} refused, ${cells.allowed} allowed`),
)

/** A refusal without what is its own of each: nothing in it may tell what exists. */
const told = ({ status, json, headers }: Reply) => ({
  status,
  ...(json as object),
  requestId: '',
  cache: headers['cache-control'],
})
const isOpen = (e: Endpoint) => e.realm === 'public' || e.realm === 'open'
/** Marks of people whose name this person has no right to read. */
const marksHiddenFrom = (name: PersonName): string[] =>
  name === 'admin' ? [] : Object.values(people).flatMap((p) => (p.name === name ? [] : [p.mark]))

/** Every call that must be refused, with how it must be. `only` names the objects it is tried with. */
async function strangers(endpoint: Endpoint, row: Row) {
  if (isOpen(endpoint)) return []
  const realm = endpoint.realm as 'admin' | 'buyer' | 'student'
  const rightful = people[row.as === 'nobody' ? 'admin' : row.as]
  return [
    { who: 'nobody', token: null, status: 401 },
    { who: 'revoked', token: await revokedToken(home.db, rightful), status: 401 },
    { who: 'suspended', token: suspended[realm], status: 401 },
    ...personNames.flatMap((name) =>
      people[name].realm === realm ? [] : [{ who: name, token: people[name].token, status: 403 }],
    ),
  ]
}
/** Others of the same realm, for what belongs to one of them. */
const neighbours = (endpoint: Endpoint, row: Row): PersonName[] =>
  endpoint.owner === 'any' || row.as === 'nobody' || row.common
    ? []
    : personNames.filter((name) => name !== row.as && people[name].realm === endpoint.realm)

test('every endpoint has a row, and every row an endpoint', () => {
  expect(Object.keys(rows).toSorted()).toEqual(endpointTable.map((e) => e.id).toSorted())
})

describe.each(endpointTable.flatMap((e) => (rows[e.id] ? [[e.id, e, rows[e.id] as Row] as const] : [])))(
  '%s',
  (_id, endpoint, row) => {
    test('answers whom it belongs to, and tells others nothing', async () => {
      const owner = row.as === 'nobody' ? 'student' : row.as
      await row.before?.(scene)
      const own = (await row.names?.(scene, owner)) ?? {}
      const { foreign, absent } = await strange(row, scene, own)
      const raw = await row.raw?.(scene)
      const ask = (named: Named) => ({ ...requestOf(endpoint, row, scene, named), ...(raw ? { raw } : {}) })
      const refusal = row.refusal ?? 404
      const before = await scene.writes()

      for (const { who, token, status } of await strangers(endpoint, row)) {
        const first = await scene.send(endpoint, ask(own), token)
        expect([who, 'own', first.status]).toEqual([who, 'own', status])
        cells.refused++
        for (const named of [...foreign, ...absent]) {
          expect([who, told(await scene.send(endpoint, ask(named), token))]).toEqual([who, told(first)])
          cells.refused++
        }
      }
      const token = row.as === 'nobody' ? null : people[row.as].token
      const missing = absent[0] && (await scene.send(endpoint, ask(absent[0]), token))
      if (missing)
        expect([row.as, 'absent', missing.status, missing.text]).toEqual([row.as, 'absent', refusal, missing.text])
      for (const named of [...foreign, ...absent]) {
        const answer = await scene.send(endpoint, ask(named), token)
        expect(['another’s', named, told(answer)]).toEqual(['another’s', named, missing && told(missing)])
        cells.refused++
      }
      if (own.params || own.query || own.body)
        for (const name of neighbours(endpoint, row)) {
          const answer = await scene.send(endpoint, ask(own), people[name].token)
          expect([name, answer.status]).toEqual([name, refusal])
          cells.refused++
        }
      expect((await scene.writes()) - before).toBe(0)

      const answer = await scene.send(endpoint, ask(own), token)
      expect([answer.status, answer.status < 300 ? '' : answer.text]).toEqual([endpoint.status, ''])
      cells.allowed++
      if (row.as !== 'nobody') {
        for (const mark of marksHiddenFrom(row.as)) expect(answer.text).not.toContain(mark)
        if (row.ends) await scene.signInAgain(row.as)
      }
      // Whoever calls an open endpoint, the token they happen to bring neither helps nor hinders.
      if (isOpen(endpoint) && !row.once)
        for (const name of personNames) {
          const { status } = await scene.send(endpoint, ask(own), people[name].token)
          expect([name, [401, 403].includes(status) || status >= 500]).toEqual([name, false])
          cells.allowed++
        }
    })
  },
)
