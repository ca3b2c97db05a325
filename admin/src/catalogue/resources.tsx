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

const EmailTemplateFields = lazy(async () => ({
  default: (await import('./templates/EmailTemplateFields.tsx')).EmailTemplateFields,
}))

const WritingForm = lazy(async () => ({ default: (await import('./writing/WritingForm.tsx')).WritingForm }))

/** Fields of the catalogues that are written rather than filled in: they are next to their preview, and the others at the side. */
const written: Readonly<Record<string, readonly string[]>> = {
  articles: ['title', 'excerpt', 'body'],
  career: ['title', 'summary', 'duties', 'skills', 'paths', 'outlook'],
}

/** The form of a catalogue with a layout of its own. */
function contentOf(entity: Entity): ReactNode {
  const names = written[entity.name]
  if (names)
    return (
      <Suspense>
        <WritingForm fields={entity.fields} written={names} />
      </Suspense>
    )
  if (entity.name !== 'email-template') return undefined
  return (
    <Suspense>
      <EmailTemplateFields />
    </Suspense>
  )
}

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
const CatalogueChange = lazy(async () => ({ default: (await import('./CatalogueChange.tsx')).CatalogueChange }))
const DeleteToBin = lazy(async () => ({ default: (await import('./DeleteToBin.tsx')).DeleteToBin }))

/** Buttons for selected records of a catalogue: all can be deleted, some are published, and some have a field to set for many. */
const bulkActionsOf = ({ fields }: Entity) => (
  <Suspense>
    {fields.status?.kind === 'choice' && fields.status.options.includes('archived') && (
      <BulkActions actions={['published', 'archived']} />
    )}
    <CatalogueChange fields={fields} />
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
      content: contentOf(entity),
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
