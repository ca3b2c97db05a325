import { z } from 'zod'
import { type Endpoint, endpoint } from '../endpoint/endpoint.ts'
import { createSchema, type Entity, recordSchema, updateSchema } from '../endpoint/entity.ts'
import { listOf, removed, writeResponse } from '../endpoint/envelope.ts'
import { capLimit, idList, listQuery, wholeNumber } from '../endpoint/query.ts'
import { operatorAccess } from '../endpoint/roles.ts'
import type { Tag } from '../endpoint/tag.ts'
import { recordId } from '../fields/field.ts'
import { typedText } from '../fields/text.ts'
import { entities } from './index.ts'

export const catalogueTag: Tag = {
  name: 'Catalogue',
  audience: 'administrators',
  description: 'Look-ups that institutes and courses refer to.',
}
const catalogueOfPlacesTag: Tag = {
  name: 'Catalogue of places',
  audience: 'administrators',
  description: 'Countries, states, cities and locations.',
}
const catalogueOfExamsTag: Tag = {
  name: 'Catalogue of exams',
  audience: 'administrators',
  description: 'Exams, their levels, and the counsellings that give seats by their ranks.',
}
const catalogueOfContentTag: Tag = {
  name: 'Catalogue of content',
  audience: 'administrators',
  description: 'Articles, careers and the texts of listing pages.',
}
export const templatesTag: Tag = {
  name: 'Templates',
  audience: 'administrators',
  description: 'Templates of mails and messages.',
}

type CatalogueEndpoints = { list: Endpoint; create: Endpoint; update: Endpoint; remove: Endpoint }

/** Look-ups of dropdowns: places are requested 300 at a time. */
const cap = (entity: Entity) => (entity.area === 'places' ? 300 : 100)

const anOf = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`

const unordered = ['tags', 'rows', 'references', 'choices', 'source', 'markdown', 'longText']
/** Fields whose values have an order. */
export const sortable = (entity: Entity): string[] =>
  Object.entries(entity.fields).flatMap(([name, f]) => (unordered.includes(f.kind) ? [] : [name]))

/** Which records a delete names: `?id=`, `?ids=1,2`, or a body `{ id }` for clients that send one. */
export const removeQuery = z.strictObject({
  id: wholeNumber(1, 2_147_483_647).optional().describe('The record to delete'),
  ids: idList.optional().describe('Several at once, with commas between'),
})
export const removeBody = z.strictObject({
  id: recordId.optional().describe('Id of the record that is meant'),
  ids: z.array(recordId).max(1_000).optional().describe('Ids of several records at once'),
})

/** Tags of an area's endpoints in the reference. */
const areaTags = {
  catalogue: catalogueTag,
  places: catalogueOfPlacesTag,
  content: catalogueOfContentTag,
  exams: catalogueOfExamsTag,
  templates: templatesTag,
} as const

/**
 * The query of a list of records: filters by reference, choice and slug, search, order and page. A filter of an `omitted` field is none
 * of it.
 */
export function listQueryOf(entity: Entity, omitted: readonly string[] = []) {
  const sorts = ['id', ...sortable(entity), 'createdAt', 'updatedAt'] as [string, ...string[]]
  const filters: Record<string, z.ZodType> = {}
  for (const [name, f] of Object.entries(entity.fields)) {
    if (omitted.includes(name)) continue
    const description = f.filterDescription ?? f.description ?? ''
    if (f.kind === 'reference') filters[name] = wholeNumber(1, 2_147_483_647).optional().describe(description)
    if (f.kind === 'choice')
      filters[name] = z
        .enum(f.options as [string, ...string[]])
        .optional()
        .describe(description)
    if (f.kind === 'slug') filters[name] = typedText(160).optional().describe('Slug of the page')
  }
  return z.strictObject({ ...filters, ...listQuery(sorts, 50, cap(entity)) }).superRefine(capLimit(cap(entity)))
}

/** The four endpoints of a declared catalogue, with no id in the path. */
function endpointsOf(entity: Entity): CatalogueEndpoints {
  const record = recordSchema(entity).meta({ id: entity.name })
  const common = {
    path: `/admin/${entity.name}`,
    realm: 'admin',
    access: operatorAccess.catalogue,
    owner: 'any',
    tag: areaTags[entity.area],
    status: 200,
  } as const
  return {
    list: endpoint({
      ...common,
      id: `admin.${entity.name}.list`,
      method: 'GET',
      summary: `${entity.plural}: a page of them, searched, filtered by reference and choice, sorted`,
      query: listQueryOf(entity),
      answer: listOf(record),
    }) as Endpoint,
    create: endpoint({
      ...common,
      id: `admin.${entity.name}.create`,
      method: 'POST',
      summary: `Adds ${anOf(entity.label.toLowerCase())}`,
      body: createSchema(entity),
      example: entity.example,
      answer: writeResponse(record),
      errors: ['DUPLICATE'],
    }) as Endpoint,
    update: endpoint({
      ...common,
      id: `admin.${entity.name}.update`,
      method: 'PUT',
      summary: `Changes the fields named of ${anOf(entity.label.toLowerCase())}, unless it was changed since it was read`,
      body: updateSchema(entity),
      example: { id: 1, updatedAt: '2026-11-20T04:30:00Z', ...entity.example },
      answer: writeResponse(record),
      errors: ['NOT_FOUND', 'CONFLICT', 'DUPLICATE'],
    }) as Endpoint,
    remove: endpoint({
      ...common,
      id: `admin.${entity.name}.remove`,
      method: 'DELETE',
      summary: `Deletes ${entity.plural.toLowerCase()}; refused with the count while something refers to them`,
      query: removeQuery,
      body: removeBody.optional(),
      example: { id: 1 },
      answer: removed,
      errors: ['NOT_FOUND', 'IN_USE'],
    }) as Endpoint,
  }
}
/** Endpoints of every declared catalogue, by the entity's name. */
export const catalogueEndpoints: ReadonlyMap<string, CatalogueEndpoints> = new Map(
  entities.map((e) => [e.name, endpointsOf(e)]),
)
