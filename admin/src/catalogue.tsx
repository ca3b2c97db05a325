import type { ScreenEntity } from '@pravesh/console-kit/entity/screen-entity'
import { entities } from '@pravesh/contract'
import { lazy, type ReactNode } from 'react'
import { Resource } from 'react-admin'

const EntityList = lazy(async () => ({ default: (await import('@pravesh/console-kit/entity/EntityList')).EntityList }))
const EntityEdit = lazy(async () => ({ default: (await import('@pravesh/console-kit/entity/EntityEdit')).EntityEdit }))
const EntityCreate = lazy(async () => ({
  default: (await import('@pravesh/console-kit/entity/EntityCreate')).EntityCreate,
}))

const TryText = lazy(async () => ({ default: (await import('./searches/TryText.tsx')).TryText }))

/** What stands below the fields of a catalogue's form. */
const below: Readonly<Record<string, ReactNode>> = { 'search-synonym': <TryText /> }

const screensOf = (entity: ScreenEntity) => ({
  list: () => <EntityList entity={entity} />,
  edit: () => <EntityEdit entity={entity} />,
  create: () => <EntityCreate entity={entity} />,
})

/** Every declared catalogue as a resource of generated screens. */
export const catalogueResources = entities.map((entity) => (
  <Resource key={entity.name} name={entity.name} {...screensOf({ ...entity, below: below[entity.name] })} />
))
