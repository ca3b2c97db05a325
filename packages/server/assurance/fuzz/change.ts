import type { Endpoint } from '@pravesh/contract'
import fc from 'fast-check'
import { edgesOf, fromSchema, optionsOf, type Schema, schemaOf } from './from-schema.ts'
import { hostile, hostileKeys, hostileText } from './hostile.ts'
import type { Draft } from './request.ts'

/** A change of a valid call. */
export type Change = { kind: string; apply: (draft: Draft) => Draft }
type Path = readonly (string | number)[]
/** A value within a call, and its schemas. */
type Place = { path: Path; schemas: Schema[] }

const isTree = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null
/** The same tree with one value set, or removed (`undefined`). */
export function withValue(tree: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(tree)) {
    const copy = [...tree]
    if (rest.length === 0 && value === undefined) copy.splice(Number(step), 1)
    else copy[Number(step)] = withValue(copy[Number(step)], rest, value)
    return copy
  }
  const entries = new Map(Object.entries(isTree(tree) ? tree : {}))
  const [key, inner] = [String(step), withValue(entries.get(String(step)), rest, value)]
  if (inner === undefined) entries.delete(key)
  else entries.set(key, inner)
  // Object.fromEntries defines: `__proto__` becomes a key and nothing else.
  return Object.fromEntries(entries)
}

/** Every position of a value, and the further ones of its schema. */
function placesOf(value: unknown, schemas: Schema[], root: Schema, path: Path = []): Place[] {
  const options = schemas.flatMap((s) => optionsOf(s, root))
  const currentPlace: Place = { path, schemas: options }
  if (path.length > 6) return [currentPlace]
  if (Array.isArray(value)) {
    const items = options.flatMap((o) => (o.items ? [o.items] : []))
    return [currentPlace, ...value.slice(0, 3).flatMap((part, i) => placesOf(part, items, root, [...path, i]))]
  }
  const properties = options.flatMap((o) => Object.entries(o.properties ?? {}))
  if (!isTree(value) && (path.length > 0 || properties.length === 0)) return [currentPlace]
  const tree = isTree(value) ? value : {}
  const keys = new Set([...Object.keys(tree), ...properties.map(([key]) => key)])
  return [
    currentPlace,
    ...[...keys].flatMap((key) => {
      const inner = properties.flatMap(([name, schema]) => (name === key ? [schema] : []))
      return placesOf(tree[key], inner, root, [...path, key])
    }),
  ]
}

function valueFor({ schemas }: Place, root: Schema): fc.Arbitrary<unknown> {
  if (schemas.length === 0) return hostile
  const edges = schemas.flatMap((s) => edgesOf(s, root))
  return fc.oneof(
    { weight: 5, arbitrary: fc.oneof(...schemas.map((s) => fromSchema(s, root))) },
    { weight: 4, arbitrary: hostile },
    ...(edges.length > 0 ? [{ weight: 2, arbitrary: fc.constantFrom(...edges) }] : []),
  )
}

type Part = 'params' | 'query' | 'body'
/** One change at any place of one part. */
function changeOf(part: Part, value: unknown, schema: Schema): fc.Arbitrary<Change> {
  const places = placesOf(value, [schema], schema)
  const inner = places.length > 1 ? places.slice(1) : places
  const replaceValue = (kind: string, path: Path, newValue: unknown): Change => ({
    kind: `${part} ${kind}`,
    apply: (draft) => ({ ...draft, [part]: withValue(draft[part], path, newValue) }),
  })
  const replaced = fc
    .constantFrom(...inner)
    .chain((p) => valueFor(p, schema).map((v) => replaceValue('value', p.path, v)))
  if (part === 'params') return replaced
  const dropped = fc.constantFrom(...inner).map(({ path }) => replaceValue('dropped', path, undefined))
  const wrapped = fc.tuple(fc.constantFrom(...inner), fc.constantFrom(1, 2, 60)).map(
    ([{ path }, times]): Change => ({
      kind: `${part} repeated`,
      apply: (draft) => {
        const current =
          path.reduce<unknown>((tree, step) => (isTree(tree) ? tree[step] : undefined), draft[part]) ?? 'x'
        return {
          ...draft,
          [part]: withValue(
            draft[part],
            path,
            Array.from({ length: times }, () => current),
          ),
        }
      },
    }),
  )
  const holders = places.filter((p) => p.schemas.some((s) => s.properties))
  const added = fc
    .tuple(fc.constantFrom(...(holders.length > 0 ? holders : places)), fc.constantFrom(...hostileKeys), hostile)
    .map(([{ path }, key, v]) => replaceValue('unknown key', [...path, key], v))
  const oddKeys = fc
    .tuple(fc.constantFrom(...inner), fc.constantFrom('[]', '[a]', '[$ne]', '.a', ' ', '\u0000'), hostileText)
    .map(([{ path }, end, v]) => replaceValue('odd key', [...path.slice(0, -1), `${path.at(-1) ?? ''}${end}`], v))
  return fc.oneof(
    { weight: 8, arbitrary: replaced },
    { weight: 1, arbitrary: dropped },
    { weight: 1, arbitrary: wrapped },
    { weight: 1, arbitrary: added },
    ...(part === 'query' ? [{ weight: 1, arbitrary: oddKeys }] : []),
  )
}

const untouched = fc.constant<Change>({ kind: 'untouched', apply: (draft) => draft })

/** Possible changes of a valid call of an endpoint: none, one change, or parts generated from their schemas. */
export function changesOf(e: Endpoint, valid: Draft): fc.Arbitrary<Change> {
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = e[part]
    return schema ? [{ part, schema: schemaOf(schema), weight: part === 'params' ? 1 : part === 'query' ? 2 : 5 }] : []
  })
  const changed = parts.map(({ part, schema, weight }) => ({
    weight,
    arbitrary: changeOf(part, valid[part], schema),
  }))
  const anew = parts.flatMap(({ part, schema }) =>
    part === 'params'
      ? []
      : [
          fromSchema(schema, schema).map(
            (generated): Change => ({ kind: `${part} anew`, apply: (draft) => ({ ...draft, [part]: generated }) }),
          ),
        ],
  )
  const undeclared = (['query', 'body'] as const).flatMap((part) =>
    e[part] || (part === 'body' && e.method === 'GET')
      ? []
      : [
          hostile.map(
            (v): Change => ({
              kind: `${part} undeclared`,
              apply: (draft) => ({ ...draft, [part]: part === 'query' ? { x: v } : v }),
            }),
          ),
        ],
  )
  return fc.oneof(
    { weight: 3, arbitrary: untouched },
    ...(changed.length > 0 ? [{ weight: 10, arbitrary: fc.oneof(...changed) }] : []),
    ...(anew.length > 0 ? [{ weight: 4, arbitrary: fc.oneof(...anew) }] : []),
    ...(undeclared.length > 0 ? [{ weight: 1, arbitrary: fc.oneof(...undeclared) }] : []),
  )
}
