import { endpointTable, errorBody, tagAudiences } from '@pravesh/contract'
import { tokens } from './callers.ts'
import { guide } from './guide.ts'
import { operationOf, type Shared } from './operation.ts'
import { recordNameOf, Schemas } from './schemas.ts'
import type { OpenApi } from './shape.ts'

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
  const used = [...new Set(endpointTable.map((e) => e.tag))]
  const groups = tagAudiences.map((audience) => used.filter((tag) => tag.audience === audience))
  return {
    openapi: '3.1.1',
    info: {
      title: 'Pravesh API',
      version: '1.0.0',
      description: guide,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/v1' }],
    tags: groups.flat().map(({ name, description }) => ({ name, description })),
    'x-tagGroups': groups.map((tags, place) => ({
      name: `For ${tagAudiences[place]}`,
      tags: tags.map(({ name }) => name),
    })),
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
