import { type Endpoint, endpointTable } from '@pravesh/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { schemaOf } from './fuzz/from-schema.ts'
import { type Reference, references } from './rows/references.ts'
import { type Named, requestOf } from './rows/row.ts'
import { rows } from './rows/rows.ts'
import { otherOf } from './scene/people.ts'
import { openScene } from './scene/scene.ts'

const scene = await openScene()
beforeEach(() => scene.forgetTries())

/** What a key is called that names a record. */
const naming = /(^|_)ids?$|Ids?$|^(child|documents?)$/
const placesIn = (endpoint: Endpoint) =>
  (['query', 'body'] as const).flatMap((place) => {
    const schema = endpoint[place] && schemaOf(endpoint[place])
    const keys = [schema, ...(schema?.anyOf ?? [])].flatMap((one) => Object.keys(one?.properties ?? {}))
    return [...new Set(keys)].flatMap((key) => (naming.test(key) ? [[place, key] as const] : []))
  })
const owned = endpointTable.filter((e) => e.owner !== 'any')
/** What each row names by itself, which the matrix tries. */
const named = new Map<string, Named>()
for (const { id } of owned) {
  const row = rows[id]
  if (row && row.as !== 'nobody') named.set(id, (await row.names?.(scene, row.as)) ?? {})
}
const beside = owned.flatMap((endpoint) =>
  placesIn(endpoint).flatMap(([place, key]) =>
    named.get(endpoint.id)?.[place]?.[key] === undefined ? [{ endpoint, place, key }] : [],
  ),
)
const tried = beside.flatMap(({ endpoint, place, key }) => {
  const how = references[endpoint.id]?.[key]
  return how && typeof how === 'object' ? [[`${endpoint.id} ${place}.${key}`, endpoint, place, key, how] as const] : []
})

test('whatever an owned call may name, its row names or a reference tries', () => {
  const unknown = beside.flatMap(({ endpoint: { id }, key }) => (references[id]?.[key] ? [] : [`${id} ${key}`]))
  expect(unknown).toEqual([])
  const known = new Set(beside.map(({ endpoint: { id }, key }) => `${id} ${key}`))
  const listed = Object.entries(references).flatMap(([id, keys]) => Object.keys(keys).map((key) => `${id} ${key}`))
  expect(listed.filter((one) => !known.has(one))).toEqual([])
})

describe.each(tried)('%s', (_name, endpoint, place, key, how: Reference) => {
  test('names what is one’s own; another’s is as good as absent', async () => {
    const row = rows[endpoint.id]
    const who = how.as ?? row?.as
    if (!row || !who || who === 'nobody') throw new Error(`${endpoint.id} has no row`)
    const { token } = scene.people[who]
    const own = await how.make(scene, who)
    const foreign = await how.make(scene, otherOf[who])
    const around = how.beside?.(scene) ?? named.get(endpoint.id) ?? {}
    const list = key === 'ids' || key === 'documents'
    const ask = (...ids: number[]) => {
      const value = !list ? ids[0] : place === 'body' ? ids : ids.join(',')
      const call = requestOf(endpoint, row, scene, around)
      // One thing is removed by `id`, or several by `ids`, in the query or in the body.
      const bare = endpoint.method === 'DELETE' ? { ...call, query: {}, body: undefined } : call
      return scene.send(endpoint, { ...bare, [place]: { ...(bare[place] as object), [key]: value } }, token)
    }
    const told = async (...ids: number[]) => {
      const { status, json } = await ask(...ids)
      return { status, ...(json as object), requestId: '' }
    }
    const before = await scene.writes()
    const refused = await told(foreign)
    expect(refused).toEqual(await told(2_000_000_000))
    expect(refused.status).toBe(how.answer === 'nothing' ? 200 : how.answer)
    if (how.answer === 'nothing') expect(refused).toMatchObject({ data: [] })
    if (list && how.answer !== 'nothing') expect(await told(own, foreign)).toEqual(await told(own, 2_000_000_000))
    expect((await scene.writes()) - before).toBe(0)

    const answer = await ask(own)
    expect([answer.status, answer.status < 300 ? '' : answer.text]).toEqual([endpoint.status, ''])
    if (how.answer === 'nothing') expect(answer.json).toMatchObject({ data: [expect.anything()] })
  })
})
