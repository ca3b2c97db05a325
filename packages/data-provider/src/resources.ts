import {
  adminProposalEndpoints,
  catalogueEndpoints,
  collegeBody,
  collegeEndpoints,
  type Entity,
  emptyOf,
  enquiryEndpoints,
  entities,
  schoolBody,
  schoolEndpoints,
  sortable,
} from '@pravesh/contract'
import type { Descriptor } from './descriptor.ts'

const times = ['createdAt', 'updatedAt']

/** The descriptor of a declared catalogue: no id in any path. */
export function catalogueDescriptor(entity: Entity): Descriptor {
  const endpoints = catalogueEndpoints.get(entity.name)
  if (!endpoints) throw new Error(`The contract has no endpoints for ${entity.name}`)
  return {
    resource: entity.name,
    ...endpoints,
    record: { by: 'id' },
    empty: Object.fromEntries(Object.entries(entity.fields).map(([name, field]) => [name, emptyOf(field)])),
    sorts: new Set(['id', ...sortable(entity), ...times]),
  }
}

/** What each field of an institute's body holds when it is left out. */
const emptyBody = (shape: Record<string, { safeParse: (value: unknown) => { data?: unknown } }>) =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, schema.safeParse(undefined).data ?? null]))

const instituteSorts = new Set(['id', 'name', 'url', 'status', ...times])

const schools: Descriptor = {
  resource: 'schools',
  ...schoolEndpoints,
  record: { by: 'path', param: 'sid' },
  empty: emptyBody(schoolBody.shape),
  versioned: true,
  sorts: instituteSorts,
}
const colleges: Descriptor = {
  resource: 'colleges',
  ...collegeEndpoints,
  record: { by: 'path', param: 'eid' },
  empty: emptyBody(collegeBody.shape),
  versioned: true,
  sorts: instituteSorts,
}
const proposals: Descriptor = {
  resource: 'proposals',
  list: adminProposalEndpoints.list,
  get: adminProposalEndpoints.get,
  record: { by: 'path', param: 'id' },
  empty: {},
  sorts: new Set(['id', ...times]),
}
const readOnly = { record: { by: 'id' }, empty: {}, sorts: new Set(['id', 'createdAt']) } as const

/** Every resource of the administrators' console, by its name. */
export const adminResources: ReadonlyMap<string, Descriptor> = new Map(
  [
    ...entities.map(catalogueDescriptor),
    schools,
    colleges,
    proposals,
    { resource: 'free-counselling', list: enquiryEndpoints.freeCounselling, ...readOnly } as unknown as Descriptor,
    { resource: 'existing-enquiries', list: enquiryEndpoints.existing, ...readOnly } as unknown as Descriptor,
  ].map((descriptor) => [descriptor.resource, descriptor as Descriptor]),
)
