import type { LabelKey } from '@pravesh/console-kit'
import type { ScreenEntity } from '@pravesh/console-kit/entity/screen-entity'
import { titleOf } from '@pravesh/console-kit/fields/kind'
import { entityLabel, entityPlural } from '@pravesh/console-kit/language/declared-messages'
import type { Screens } from '@pravesh/console-kit/nested/NestedResources'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'

const EntityList = lazy(async () => ({ default: (await import('@pravesh/console-kit/entity/EntityList')).EntityList }))
const EntityEdit = lazy(async () => ({ default: (await import('@pravesh/console-kit/entity/EntityEdit')).EntityEdit }))
const EntityCreate = lazy(async () => ({
  default: (await import('@pravesh/console-kit/entity/EntityCreate')).EntityCreate,
}))

/**
 * The generated screens of a part of an institute: list, editor and the page that adds one. `current` is called at each render, for a part
 * whose fields depend on the kind of institute.
 */
export function partScreens(
  entity: ScreenEntity,
  current: () => ScreenEntity = () => entity,
): Screens & { label: LabelKey; plural: LabelKey } {
  return {
    label: entityLabel(entity),
    plural: entityPlural(entity),
    recordRepresentation: (record: RaRecord) => titleOf(entity, record),
    list: () => <EntityList entity={current()} />,
    edit: () => <EntityEdit entity={current()} redirect="list" />,
    create: () => <EntityCreate entity={current()} />,
  }
}
