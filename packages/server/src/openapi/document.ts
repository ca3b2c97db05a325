import { type Endpoint, type ErrorCode, endpointTable, errorBody, errorTable } from '@pravesh/contract'
import { z } from 'zod'

type Json = Record<string, unknown>
const components: Json = {}
const responses: Json = {}

/** A schema for the document; named parts move to the components. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, $defs, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' }) as Json & { $defs?: Json }
  for (const [name, part] of Object.entries($defs ?? {})) components[name] = relinked(part)
  return relinked(rest) as Json
}
const relinked = (part: unknown): unknown =>
  JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', '"#/components/schemas/'), (key, value: unknown) =>
    key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
  )

function errorsOf(e: Endpoint): ErrorCode[] {
  const token: ErrorCode[] = e.realm === 'public' || e.realm === 'open' ? [] : ['UNAUTHENTICATED', 'FORBIDDEN']
  const input: ErrorCode[] = e.body ? ['MALFORMED', 'TOO_LARGE', 'UNSUPPORTED_TYPE', 'INVALID'] : ['INVALID']
  return [...new Set([...input, ...token, ...(e.errors ?? []), 'UNAVAILABLE' as const])]
}
function parametersOf(schema: z.ZodType | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...part }]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    ...(description ? { description } : {}),
    ...(part.type === 'array' ? { style: 'form', explode: true } : {}),
    schema: part,
  }))
}
/** The answer to these errors of one status, kept once among the components. */
function failure(codes: readonly ErrorCode[]): Json {
  const name = codes.join('-')
  responses[name] = {
    description: codes.map((c) => `${c}: ${errorTable[c].hint}`).join('. '),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  }
  return { $ref: `#/components/responses/${name}` }
}
const anyFile = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }

function operationOf(e: Endpoint): Json {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of errorsOf(e))
    byStatus.set(errorTable[code].status, [...(byStatus.get(errorTable[code].status) ?? []), code])
  const failures = [...byStatus].map(([status, codes]) => [String(status), failure(codes)])
  return {
    operationId: e.id,
    tags: [e.tag],
    summary: e.summary,
    ...(e.realm === 'public' || e.realm === 'open' ? { security: [] } : { security: [{ [e.realm]: [] }] }),
    parameters: [...parametersOf(e.params, 'path'), ...parametersOf(e.query, 'query')],
    ...(e.body
      ? {
          requestBody: {
            required: !e.body.safeParse(undefined).success,
            content: { 'application/json': { schema: schemaOf(e.body, 'input'), example: e.example } },
          },
        }
      : {}),
    ...(e.rawBody
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { type: 'object' }, example: e.example } },
          },
        }
      : {}),
    responses: {
      [e.status]: {
        description: 'Done',
        content: e.file ? anyFile : { 'application/json': { schema: schemaOf(e.answer, 'output') } },
      },
      ...Object.fromEntries(failures),
    },
  }
}

/** The OpenAPI 3.1 document of the endpoint table. */
export function openApiDocument(): Json {
  components.Error = schemaOf(errorBody, 'output')
  const paths: Record<string, Json> = {}
  for (const e of endpointTable) {
    // Addresses that the specification writes with a slash at the end answer without it too; the document has them bare.
    const path = e.path.replace(/:(\w+)/g, '{$1}').replace(/\/$/, '')
    paths[path] = { ...paths[path], [e.method.toLowerCase()]: operationOf(e) }
  }
  const tags = [...new Set(endpointTable.map((e) => e.tag))].map((name) => ({ name }))
  const realms = ['admin', 'buyer', 'student']
  return {
    openapi: '3.1.1',
    info: {
      title: 'Pravesh API',
      version: '1.0.0',
      description: 'Schools, colleges, exams, careers and admissions in India.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/v1' }],
    tags,
    paths,
    components: {
      schemas: components,
      responses,
      securitySchemes: Object.fromEntries(
        realms.map((realm) => [realm, { type: 'http', scheme: 'bearer', description: `Token of the ${realm} realm` }]),
      ),
    },
  }
}
