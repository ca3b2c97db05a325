import { endpointTable, errorBody } from '@pravesh/contract'
import { tokens } from './callers.ts'
import { guide } from './guide.ts'
import { operationOf, type Shared } from './operation.ts'
import { recordNameOf, Schemas } from './schemas.ts'
import type { OpenApi } from './shape.ts'
import { tagGroups } from './tags.ts'

/** Records that a body's example was written for, by the name of the schema that they are answered in. */
function knownRecords(schemas: Schemas): ReadonlyMap<string, unknown> {
  const records = new Map<string, unknown>()
  for (const e of endpointTable) {
    if (e.file || !e.body) continue
    const name = recordNameOf(schemas.of(e.answer, 'output'))
    if (name && !records.has(name)) records.set(name, e.example)
  }
  return records
}

/** The OpenAPI 3.1 document of the endpoint table. */
export function openApiDocument(): OpenApi {
  const schemas = new Schemas()
  schemas.schemas.Error = schemas.of(errorBody, 'output')
  const shared: Shared = { schemas, existing: knownRecords(schemas), failures: {} }
  const paths: OpenApi['paths'] = {}
  for (const e of endpointTable) {
    // Addresses that the specification writes with a slash at the end answer without it too; the document has them bare.
    const path = e.path.replace(/:(\w+)/g, '{$1}').replace(/\/$/, '')
    paths[path] = { ...paths[path], [e.method.toLowerCase()]: operationOf(e, shared) }
  }
  const used = new Set(endpointTable.map((e) => e.tag))
  const tagDescriptions: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(tagGroups))
  const undescribedTags = [...used].filter((name) => tagDescriptions[name] === undefined)
  const groups = Object.entries(tagGroups).map(([name, tags]) => ({
    name,
    tags: Object.keys(tags).filter((tag) => used.has(tag)),
  }))
  return {
    openapi: '3.1.1',
    info: {
      title: 'Pravesh API',
      version: '1.0.0',
      description: guide,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/v1' }],
    tags: [...groups.flatMap(({ tags }) => tags), ...undescribedTags].map((name) => ({
      name,
      description: tagDescriptions[name] ?? '',
    })),
    'x-tagGroups': groups,
    paths,
    components: {
      schemas: schemas.schemas,
      responses: shared.failures,
      securitySchemes: Object.fromEntries(
        Object.entries(tokens).map(([realm, description]) => [realm, { type: 'http', scheme: 'bearer', description }]),
      ),
    },
  }
}
