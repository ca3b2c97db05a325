import { type Endpoint, type ErrorCode, errorTable, isPublicRead, rolesOf } from '@pravesh/contract'
import type { z } from 'zod'
import { callersOf } from './callers.ts'
import { errorsOf, failureOf } from './failures.ts'
import { Samples } from './samples.ts'
import type { Schemas } from './schemas.ts'
import type { Content, Operation, Parameter, ResponseObject } from './shape.ts'

/** Shared parts of the operations of one document. */
export interface Shared {
  schemas: Schemas
  /** Records with a hand-written example, by the name of their schema. */
  existing: ReadonlyMap<string, unknown>
  /** Error responses, stored once each. */
  failures: Record<string, ResponseObject>
}

function parametersOf(schema: z.ZodType | undefined, where: 'path' | 'query', { schemas }: Shared): Parameter[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemas.of(schema, 'input')
  return Object.entries(properties).map(([name, { description, example, ...part }]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    ...(description ? { description } : {}),
    // Ids are separated by commas, texts may also be repeated.
    ...(part.type === 'array' ? { style: 'form', explode: part.items?.type !== 'integer' } : {}),
    schema: part,
    // Its declaration's own, where the usual one is of no record.
    example: example ?? part.default ?? new Samples({}, new Map()).of(part, name),
  }))
}
const headersOf = (e: Endpoint): Parameter[] =>
  Object.entries(e.headers ?? {}).map(([name, { summary, required = false, example }]) => ({
    name,
    in: 'header',
    required,
    description: summary,
    schema: { type: 'string' },
    example,
  }))

function bodyOf(e: Endpoint, { schemas }: Shared): Pick<Operation, 'requestBody'> {
  if (e.rawBody) {
    const description = 'Read as the bytes that were sent: the signature stands for them, so nothing may rewrite them.'
    const content = { 'application/json': { schema: { type: 'object' }, example: e.example } }
    return { requestBody: { description, required: true, content } }
  }
  if (!e.body) return {}
  const content = { 'application/json': { schema: schemas.of(e.body, 'input'), example: e.example } }
  const bodyLimitNote = e.bodyLimit
    ? { description: `At most ${Math.round(e.bodyLimit / 104_857.6) / 10} MB of JSON.` }
    : {}
  return { requestBody: { ...bodyLimitNote, required: !e.body.safeParse(undefined).success, content } }
}

function responseOf(e: Endpoint, { schemas, existing: records }: Shared): ResponseObject {
  if (e.file) {
    const types = e.file === true ? ['application/octet-stream'] : e.file
    const content: Content = Object.fromEntries(
      types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    )
    const name = { description: 'The name to save it under', required: true, schema: { type: 'string' } }
    return { description: 'The file: its bytes, to be saved', headers: { 'Content-Disposition': name }, content }
  }
  const schema = schemas.of(e.answer, 'output')
  const example = new Samples(schemas.schemas, records).of(schema)
  const tag = {
    description: 'Of this answer: sent as If-None-Match, it is answered with 304',
    schema: { type: 'string' },
  }
  const headers = isPublicRead(e) ? { headers: { ETag: tag } } : {}
  return { description: 'Done', ...headers, content: { 'application/json': { schema, example } } }
}

/** The response to a current entity tag. */
const unchanged = { '304': { description: 'As in the answer of this entity tag', content: {} } }

/** One endpoint as an operation of the document. */
export function operationOf(e: Endpoint, shared: Shared): Operation {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of errorsOf(e)) {
    const { status } = errorTable[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const failures = [...byStatus].map(([status, codes]) => {
    const name = codes.join('-')
    shared.failures[name] ??= failureOf(codes)
    return [String(status), { $ref: `#/components/responses/${name}` }] as const
  })
  const open = e.realm === 'public' || e.realm === 'open'
  return {
    operationId: e.id,
    tags: [e.tag.name],
    summary: e.summary,
    description: e.access ? `${callersOf(e)} Roles: ${rolesOf(e).join(', ')}.` : callersOf(e),
    security: open ? (e.knows ? [{}, { [e.knows]: [] }] : []) : [{ [e.realm]: [] }],
    parameters: [...parametersOf(e.params, 'path', shared), ...parametersOf(e.query, 'query', shared), ...headersOf(e)],
    ...bodyOf(e, shared),
    responses: {
      [e.status]: responseOf(e, shared),
      ...(isPublicRead(e) ? unchanged : {}),
      ...Object.fromEntries(failures),
    },
    'x-realm': e.realm,
    'x-owner': e.owner,
    ...(e.access && { 'x-roles': rolesOf(e) }),
  }
}
