import { formatDateTime } from '@pravesh/messages'
import { ListButton, type RaRecord, useRecordContext } from 'react-admin'
import { titleOf } from '../fields/kind.ts'
import { RecordEdit } from '../form/record/RecordEdit.tsx'
import { inSentence } from '../language/in-sentence.ts'
import { useTranslations } from '../language/translations.ts'
import { PageHead } from '../page/PageHead.tsx'
import { EntityForm } from './EntityForm.tsx'
import type { ScreenEntity } from './screen-entity.ts'

type Stored = RaRecord & { createdAt?: string; updatedAt?: string }

function EntityPage({ entity }: { entity: ScreenEntity }) {
  const record = useRecordContext<Stored>()
  const { text, translate, language } = useTranslations()
  if (!record) return null
  const title = titleOf(entity, record)
  return (
    <>
      <PageHead
        title={title}
        detail={text('form.dated', {
          label: translate(entity.label),
          added: formatDateTime(record.createdAt ?? '', language),
          changed: formatDateTime(record.updatedAt ?? '', language),
        })}
        actions={
          <>
            <ListButton label={text('list.all', { plural: inSentence(translate(entity.plural)) })} />
            {entity.actions}
          </>
        }
      />
      <EntityForm entity={entity} save="form.save" called={title} canDelete />
    </>
  )
}

type EditProps = { entity: ScreenEntity; redirect?: 'list' | false }

/** The generated editor of one record. It stays open after a save, or goes back to the list. */
export const EntityEdit = ({ entity, redirect = false }: EditProps) => (
  <RecordEdit recordLabel={{ declared: entity.label }} redirect={redirect}>
    <EntityPage entity={entity} />
  </RecordEdit>
)
