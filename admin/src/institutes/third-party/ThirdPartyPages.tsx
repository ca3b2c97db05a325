import { PageHead, useTranslations } from '@pravesh/console-kit'
import { titleOf } from '@pravesh/console-kit/fields/kind'
import { RecordEdit } from '@pravesh/console-kit/form/record/RecordEdit'
import { inSentence } from '@pravesh/console-kit/language/in-sentence'
import { formatDateTime } from '@pravesh/messages'
import { useMemo } from 'react'
import { CreateBase, ListButton, type RaRecord, RecordContextProvider, useRecordContext } from 'react-admin'
import { course, savedService, service, type ThirdPartyEntity } from './entities.ts'
import { ThirdPartyForm } from './ThirdPartyForm.tsx'

type PageProps = { entity: ThirdPartyEntity }
type Stored = RaRecord & { createdAt?: string; updatedAt?: string }

function ThirdPartyCreate({ entity }: PageProps) {
  const { text, translate } = useTranslations()
  return (
    <CreateBase redirect="list">
      <PageHead
        title={text('form.newOne', { what: inSentence(translate(entity.label)) })}
        actions={<ListButton label={text('list.all', { plural: inSentence(translate(entity.plural)) })} />}
      />
      <ThirdPartyForm entity={entity} />
    </CreateBase>
  )
}

function SavedRecord({ entity }: PageProps) {
  const record = useRecordContext<Stored>()
  const { text, translate, language } = useTranslations()
  // The mask of the secret is no secret: the input begins empty.
  const formRecord = useMemo(
    () => record && { ...record, ...('secret_key' in record && { secret_key: null }) },
    [record],
  )
  if (!record) return null
  const title = titleOf(entity, record)
  return (
    <RecordContextProvider value={formRecord}>
      <PageHead
        title={title}
        detail={text('form.dated', {
          label: translate(entity.label),
          added: formatDateTime(record.createdAt ?? '', language),
          changed: formatDateTime(record.updatedAt ?? '', language),
        })}
        actions={<ListButton label={text('list.all', { plural: inSentence(translate(entity.plural)) })} />}
      />
      <ThirdPartyForm entity={entity} called={title} />
    </RecordContextProvider>
  )
}
const ThirdPartyEdit = ({ entity }: PageProps) => (
  <RecordEdit recordLabel={{ declared: entity.label }} redirect="list">
    <SavedRecord entity={entity} />
  </RecordEdit>
)

/** Adds a college’s own system. */
export const ServiceCreate = () => <ThirdPartyCreate entity={service} />
/** A college’s own system; its secret is never formRecord. */
export const ServiceEdit = () => <ThirdPartyEdit entity={savedService} />
/** Adds a course of a college’s own system. */
export const CourseCreate = () => <ThirdPartyCreate entity={course} />
/** A course of a college’s own system. */
export const CourseEdit = () => <ThirdPartyEdit entity={course} />
