import type { Entity } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import { EditBase, ListButton, type RaRecord, useEditContext } from 'react-admin'
import { titleOf } from '../fields/kind.ts'
import { RecordState } from '../form/RecordState.tsx'
import { useWords } from '../language/words.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { EntityForm } from './EntityForm.tsx'

// The page itself says what went wrong, not a toast.
const said = { onError: () => undefined }

type Stored = RaRecord & { createdAt?: string; updatedAt?: string }

function EntityPage({ entity }: { entity: Entity }) {
  const { record } = useEditContext<Stored>()
  const { text, say, language } = useWords()
  if (!record) return null
  const title = titleOf(entity, record)
  return (
    <>
      <PageHead
        title={title}
        detail={text('form.dated', {
          label: say(entity.label),
          added: formatDateTime(record.createdAt ?? '', language),
          changed: formatDateTime(record.updatedAt ?? '', language),
        })}
        actions={<ListButton label={text('list.all', { plural: say(entity.plural).toLowerCase() })} />}
      />
      <EntityForm entity={entity} save="form.save" called={title} canDelete />
    </>
  )
}

/** The generated editor of one record. A save goes back to the list. */
export const EntityEdit = ({ entity }: { entity: Entity }) => (
  <EditBase
    mutationMode="pessimistic"
    redirect="list"
    loading={<RecordState what={{ declared: entity.label }} />}
    error={<RecordState what={{ declared: entity.label }} />}
    queryOptions={said}
  >
    <EntityPage entity={entity} />
  </EditBase>
)
