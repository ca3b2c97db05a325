import type { Entity } from '@pravesh/contract'
import { CreateBase, ListButton } from 'react-admin'
import { PageHead } from '../shell/PageHead.tsx'
import { EntityForm } from './EntityForm.tsx'

/** The generated page that adds a record. It goes back to the list. */
export const EntityCreate = ({ entity }: { entity: Entity }) => (
  <CreateBase redirect="list">
    <PageHead
      title={`New ${entity.label.toLowerCase()}`}
      actions={<ListButton label={`All ${entity.plural.toLowerCase()}`} />}
    />
    <EntityForm entity={entity} save="Add" />
  </CreateBase>
)
