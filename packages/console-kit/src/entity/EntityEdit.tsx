import { useRecordContext } from 'react-admin'
import { titleOf } from '../fields/kind.ts'
import { RecordEdit } from '../form/record/RecordEdit.tsx'
import { entityLabel } from '../language/declared-messages.ts'
import { EntityForm } from './EntityForm.tsx'
import { type DatedRecord, RecordHead } from './RecordHead.tsx'
import type { ScreenEntity } from './screen-entity.ts'

function EntityPage({ entity }: { entity: ScreenEntity }) {
  const record = useRecordContext<DatedRecord>()
  if (!record) return null
  const title = titleOf(entity, record)
  return (
    <>
      <RecordHead record={record} title={title} entity={entity} actions={entity.actions} />
      <EntityForm entity={entity} save="form.save" called={title} canDelete />
    </>
  )
}

type EditProps = { entity: ScreenEntity; redirect?: 'list' | false }

/** The generated editor of one record. It stays open after a save, or goes back to the list. */
export const EntityEdit = ({ entity, redirect = false }: EditProps) => (
  <RecordEdit recordLabel={entityLabel(entity)} redirect={redirect}>
    <EntityPage entity={entity} />
  </RecordEdit>
)
