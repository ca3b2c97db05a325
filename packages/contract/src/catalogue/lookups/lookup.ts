import { type Endpoint, endpoint } from '../../endpoint/endpoint.ts'
import { instituteAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { catalogueEndpoints, listQueryOf } from '../endpoints.ts'
import { findEntity } from '../index.ts'

const lookUpsOfInstitutesTag: Tag = {
  name: 'Look-ups of institutes',
  audience: 'institutes',
  description: 'Places, boards, facilities and courses that an institute chooses from.',
}

/** The catalogues that an institute's page, courses and awards refer to. */
export const lookupNames = [
  'country',
  'state',
  'school-city',
  'school-location',
  'schooltype',
  'board',
  'medium',
  'schoolfacility',
  'collegetype',
  'category',
  'sc-facilities',
  'course',
  'course-level',
  'course-delivery',
  'specialization',
  'exam-list',
] as const
type LookupName = (typeof lookupNames)[number]

function lookupOf(name: LookupName): Endpoint {
  const entity = findEntity(name)
  const list = catalogueEndpoints.get(name)?.list
  if (!entity || !list) throw new Error(`No catalogue is called ${name}`)
  return endpoint({
    realm: 'buyer',
    access: instituteAccess.own,
    owner: 'any',
    tag: lookUpsOfInstitutesTag,
    status: 200,
    id: `buyer.lookup.${name}`,
    method: 'GET',
    path: `/buyer/lookup/${name}`,
    summary: `${entity.plural} that an institute may choose from${'status' in entity.fields ? ', published ones alone' : ''}`,
    query: listQueryOf(entity, ['status']),
    answer: list.answer,
  }) as Endpoint
}
/** Choices for institutes, by the names of the catalogues: read-only, with the responses of administrators. */
export const buyerLookupEndpoints: ReadonlyMap<LookupName, Endpoint> = new Map(
  lookupNames.map((name) => [name, lookupOf(name)]),
)
