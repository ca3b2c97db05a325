import type { ScreenEntity } from '@pravesh/console-kit/entity/screen-entity'
import { entities, sitePath } from '@pravesh/contract'
import { lazy, type ReactNode, Suspense } from 'react'
import { Resource } from 'react-admin'

const EntityList = lazy(async () => ({ default: (await import('@pravesh/console-kit/entity/EntityList')).EntityList }))
const EntityEdit = lazy(async () => ({ default: (await import('@pravesh/console-kit/entity/EntityEdit')).EntityEdit }))
const EntityCreate = lazy(async () => ({
  default: (await import('@pravesh/console-kit/entity/EntityCreate')).EntityCreate,
}))

const TryText = lazy(async () => ({ default: (await import('./searches/TryText.tsx')).TryText }))

/** What stands below the fields of a catalogue's form. */
const below: Readonly<Record<string, ReactNode>> = { 'search-synonym': <TryText /> }

const SiteLink = lazy(async () => ({ default: (await import('./preview/SiteLink.tsx')).SiteLink }))

/** Beside the title: the way to the record's page, where there is one. */
const actionsOf = ({ name }: { name: string }) =>
  sitePath(name, '') === undefined ? undefined : (
    <Suspense>
      <SiteLink resource={name} />
    </Suspense>
  )

const screensOf = (entity: ScreenEntity) => ({
  list: () => <EntityList entity={entity} />,
  edit: () => <EntityEdit entity={entity} />,
  create: () => <EntityCreate entity={entity} />,
})

/** Every declared catalogue as a resource of generated screens. */
export const catalogueResources = entities.map((entity) => (
  <Resource
    key={entity.name}
    name={entity.name}
    {...screensOf({ ...entity, below: below[entity.name], actions: actionsOf(entity) })}
  />
))
