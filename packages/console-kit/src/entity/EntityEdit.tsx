import type { Entity } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import { EditBase, ListButton, type RaRecord, useEditContext } from 'react-admin'
import { titleOf } from '../fields/kind.ts'
import { RecordState } from '../form/RecordState.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { EntityForm } from './EntityForm.tsx'

// The page itself says what went wrong, not a toast.
const said = { onError: () => undefined }

type Stored = RaRecord & { createdAt?: string; updatedAt?: string }

function EntityPage({ entity }: { entity: Entity }) {
  const { record } = useEditContext<Stored>()
  if (!record) return null
  const title = titleOf(entity, record)
  return (
    <>
      <PageHead
        title={title}
        detail={`${entity.label} · added ${formatDateTime(record.createdAt ?? '')} · last change ${formatDateTime(record.updatedAt ?? '')}`}
        actions={<ListButton label={`All ${entity.plural.toLowerCase()}`} />}
      />
      <EntityForm entity={entity} save="Save" called={title} canDelete />
    </>
  )
}

/** The generated editor of one record. A save goes back to the list. */
export const EntityEdit = ({ entity }: { entity: Entity }) => (
  <EditBase
    mutationMode="pessimistic"
    redirect="list"
    loading={<RecordState what={entity.label} />}
    error={<RecordState what={entity.label} />}
    queryOptions={said}
  >
    <EntityPage entity={entity} />
  </EditBase>
)
