import type { ScreenEntity } from '@pravesh/console-kit/entity/screen-entity'
import { type Entity, entities, sitePath } from '@pravesh/contract'
import { lazy, type ReactNode, Suspense } from 'react'
import { Resource } from 'react-admin'

const EntityList = lazy(async () => ({ default: (await import('@pravesh/console-kit/entity/EntityList')).EntityList }))
const EntityEdit = lazy(async () => ({ default: (await import('@pravesh/console-kit/entity/EntityEdit')).EntityEdit }))
const EntityCreate = lazy(async () => ({
  default: (await import('@pravesh/console-kit/entity/EntityCreate')).EntityCreate,
}))

const TryText = lazy(async () => ({ default: (await import('./searches/TryText.tsx')).TryText }))

const CatalogueHistory = lazy(async () => ({
  default: (await import('../changes/history/RecordHistory.tsx')).CatalogueHistory,
}))

/** Below the fields of every form: parts specific to a catalogue, and the change history. */
const belowOf = (entity: Entity): ReactNode => (
  <Suspense>
    {entity.name === 'search-synonym' && <TryText />}
    <CatalogueHistory entity={entity} />
  </Suspense>
)

const SiteLink = lazy(async () => ({ default: (await import('../parts/SiteLink.tsx')).SiteLink }))

/** Next to the title: the link to the record's page, if it has one. */
const actionsOf = ({ name }: { name: string }) =>
  sitePath(name, '') === undefined ? undefined : (
    <Suspense>
      <SiteLink resource={name} />
    </Suspense>
  )

const CatalogueExport = lazy(async () => ({ default: (await import('./export/CatalogueExport.tsx')).CatalogueExport }))
const BulkActions = lazy(async () => ({ default: (await import('../parts/bulk/BulkActions.tsx')).BulkActions }))
const DeleteToBin = lazy(async () => ({ default: (await import('./DeleteToBin.tsx')).DeleteToBin }))

/** Buttons for selected records of a catalogue: all can be deleted, and some are published. */
const bulkActionsOf = ({ fields }: Entity) => (
  <Suspense>
    {fields.status?.kind === 'choice' && fields.status.options.includes('archived') && (
      <BulkActions actions={['published', 'archived']} />
    )}
    <DeleteToBin />
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
    {...screensOf({
      ...entity,
      below: belowOf(entity),
      actions: actionsOf(entity),
      bulkActions: bulkActionsOf(entity),
      listActions: (
        <Suspense>
          <CatalogueExport entity={entity} />
        </Suspense>
      ),
    })}
  />
))
