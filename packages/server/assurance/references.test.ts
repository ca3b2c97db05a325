import { type Endpoint, endpointTable } from '@pravesh/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { schemaOf } from './fuzz/from-schema.ts'
import { referenceName } from './rows/derived.ts'
import { type Reference, references } from './rows/references.ts'
import { type CallTarget, requestOf } from './rows/row.ts'
import { rows } from './rows/rows.ts'
import { otherOf } from './scene/people.ts'
import { openScene } from './scene/scene.ts'

const scene = await openScene()
beforeEach(() => scene.clearAttempts())

const placesIn = (endpoint: Endpoint) =>
  (['query', 'body'] as const).flatMap((place) => {
    const schema = endpoint[place] && schemaOf(endpoint[place])
    const keys = [schema, ...(schema?.anyOf ?? [])].flatMap((variant) => Object.keys(variant?.properties ?? {}))
    return [...new Set(keys)].flatMap((key) => (referenceName.test(key) ? [[place, key] as const] : []))
  })
const owned = endpointTable.filter((e) => e.owner !== 'any')
/** References in each row itself, which the matrix tests. */
const targetsByEndpoint = new Map<string, CallTarget>()
for (const { id } of owned) {
  const row = rows[id]
  if (row && row.as !== 'nobody') targetsByEndpoint.set(id, (await row.names?.(scene, row.as)) ?? {})
}
const untestedPlaces = owned.flatMap((endpoint) =>
  placesIn(endpoint).flatMap(([place, key]) =>
    targetsByEndpoint.get(endpoint.id)?.[place]?.[key] === undefined ? [{ endpoint, place, key }] : [],
  ),
)
const tried = untestedPlaces.flatMap(({ endpoint, place, key }) => {
  const reference = references[endpoint.id]?.[key]
  return reference && typeof reference === 'object'
    ? [[`${endpoint.id} ${place}.${key}`, endpoint, place, key, reference] as const]
    : []
})

test('whatever an owned call may name, its row names or a reference tries', () => {
  const unknown = untestedPlaces.flatMap(({ endpoint: { id }, key }) => (references[id]?.[key] ? [] : [`${id} ${key}`]))
  expect(unknown).toEqual([])
  const knownKeys = new Set(untestedPlaces.map(({ endpoint: { id }, key }) => `${id} ${key}`))
  const listed = Object.entries(references).flatMap(([id, keys]) => Object.keys(keys).map((key) => `${id} ${key}`))
  expect(listed.filter((key) => !knownKeys.has(key))).toEqual([])
})

describe.each(tried)('%s', (_name, endpoint, place, key, reference: Reference) => {
  test('names what is one’s own; another’s is as good as absent', async () => {
    const row = rows[endpoint.id]
    const person = reference.as ?? row?.as
    if (!row || !person || person === 'nobody') throw new Error(`${endpoint.id} has no row`)
    const { token } = scene.people[person]
    const ownId = await reference.make(scene, person)
    const foreign = await reference.make(scene, otherOf[person])
    const around = reference.extraCall?.(scene) ?? targetsByEndpoint.get(endpoint.id) ?? {}
    const list = key === 'ids' || key === 'documents'
    const send = (...ids: number[]) => {
      const value = !list ? ids[0] : place === 'body' ? ids : ids.join(',')
      const call = requestOf(endpoint, row, scene, around)
      // One thing is removed by `id`, or several by `ids`, in the query or in the body.
      const baseCall = endpoint.method === 'DELETE' ? { ...call, query: {}, body: undefined } : call
      return scene.send(endpoint, { ...baseCall, [place]: { ...(baseCall[place] as object), [key]: value } }, token)
    }
    const sendComparable = async (...ids: number[]) => {
      const { status, json } = await send(...ids)
      return { status, ...(json as object), requestId: '' }
    }
    const before = await scene.writes()
    const rejectedResponse = await sendComparable(foreign)
    expect(rejectedResponse).toEqual(await sendComparable(2_000_000_000))
    expect(rejectedResponse.status).toBe(reference.expected === 'nothing' ? 200 : reference.expected)
    if (reference.expected === 'nothing') expect(rejectedResponse).toMatchObject({ data: [] })
    if (list && reference.expected !== 'nothing')
      expect(await sendComparable(ownId, foreign)).toEqual(await sendComparable(ownId, 2_000_000_000))
    expect((await scene.writes()) - before).toBe(0)

    const response = await send(ownId)
    expect([response.status, response.status < 300 ? '' : response.text]).toEqual([endpoint.status, ''])
    if (reference.expected === 'nothing') expect(response.json).toMatchObject({ data: [expect.anything()] })
  })
})
