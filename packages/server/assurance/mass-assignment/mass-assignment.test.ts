import { type Endpoint, endpointTable } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { optionsOf, type Schema, schemaOf } from '../fuzz/from-schema.ts'
import { sent } from '../fuzz/request.ts'
import { sender } from '../fuzz/send.ts'
import { validCalls } from '../fuzz/valid.ts'
import { openScene } from '../scene/scene.ts'

const scene = await openScene()
const valid = validCalls(scene)
const send = sender(scene)

/** Fields that only the server sets. Where an endpoint declares one of them, it has another meaning. */
const forbiddenKeys = (
  'role sid us_id verified status amount created_at createdAt createdBy account buyer institute version ' +
  'mobileVerified suspended passwordHash realm isPartner claimed paid'
).split(' ')

type Tree = Record<string, unknown>
const isTree = (v: unknown): v is Tree => typeof v === 'object' && v !== null && !Array.isArray(v)
/** The keys that a schema knows, or undefined where it takes any. */
function keysOf(schemas: Schema[]): Set<string> | undefined {
  if (schemas.some((s) => s.additionalProperties !== false)) return undefined
  return new Set(schemas.flatMap((s) => Object.keys(s.properties ?? {})))
}
/** The same body with the keys added to its objects at every depth; `added` lists the positions. */
function laden(value: unknown, schemas: Schema[], root: Schema, path: string[], added: string[]): unknown {
  const options = schemas.flatMap((s) => optionsOf(s, root))
  if (Array.isArray(value)) {
    const items = options.flatMap((o) => (o.items ? [o.items] : []))
    return value.map((part, i) => laden(part, items, root, [...path, String(i)], added))
  }
  if (!isTree(value)) return value
  const shapes = options.filter((o) => o.type === 'object')
  const inner = Object.entries(value).map(([key, part]) => {
    const schemasOf = shapes.flatMap((o) => o.properties?.[key] ?? [])
    return [key, laden(part, schemasOf, root, [...path, key], added)] as const
  })
  const knownKeys = keysOf(shapes)
  // Deeper down one is enough: a field error is answered for twenty keys of an object and fifty in all.
  const extra = knownKeys
    ? (path.length === 0 ? forbiddenKeys : forbiddenKeys.slice(0, 1)).filter((key) => !knownKeys.has(key))
    : []
  added.push(...extra.map((key) => [...path, key].join('.')))
  return { ...Object.fromEntries(inner), ...Object.fromEntries(extra.map((key) => [key, 1])) }
}

const bodies = endpointTable.filter((e) => e.body)
test.each(bodies.map((e, i) => [e.id, e, i] as const))(
  '%s takes nothing that only we decide',
  async (_, e: Endpoint, i) => {
    if (!e.body) throw new Error('There is no body')
    const draft = await valid(e, i)
    const added: string[] = []
    const schema = schemaOf(e.body)
    const body = laden(draft.body, [schema], schema, [], added)
    expect(added.length).toBeGreaterThan(10)
    const before = await scene.writes()
    const response = await send(draft.caller, sent(e, { ...draft, body }))
    expect([response.statusCode, response.json().code]).toEqual([422, 'INVALID'])
    const errorFields: string[] = response.json().errors.map((error: { field: string }) => error.field)
    // These and no others: the call would have been taken without them.
    expect(errorFields.toSorted()).toEqual(added.toSorted())
    expect(await scene.writes()).toBe(before)
  },
)
