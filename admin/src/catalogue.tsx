import { type Entity, entities } from '@pravesh/contract'
import { lazy } from 'react'
import { Resource } from 'react-admin'

const EntityList = lazy(async () => ({ default: (await import('@pravesh/console-kit/entity/EntityList')).EntityList }))
const EntityEdit = lazy(async () => ({ default: (await import('@pravesh/console-kit/entity/EntityEdit')).EntityEdit }))
const EntityCreate = lazy(async () => ({
  default: (await import('@pravesh/console-kit/entity/EntityCreate')).EntityCreate,
}))

const screensOf = (entity: Entity) => ({
  list: () => <EntityList entity={entity} />,
  edit: () => <EntityEdit entity={entity} />,
  create: () => <EntityCreate entity={entity} />,
})

/** Every declared catalogue as a resource of generated screens. */
export const catalogueResources = entities.map((entity) => (
  <Resource key={entity.name} name={entity.name} {...screensOf(entity)} />
))
