import { PageHead, useTranslations } from '@pravesh/console-kit'
import { type DatedRecord, RecordHead } from '@pravesh/console-kit/entity/RecordHead'
import { titleOf } from '@pravesh/console-kit/fields/kind'
import { RecordEdit } from '@pravesh/console-kit/form/record/RecordEdit'
import { inSentence } from '@pravesh/console-kit/language/in-sentence'
import { useMemo } from 'react'
import { CreateBase, ListButton, RecordContextProvider, useRecordContext } from 'react-admin'
import { course, savedService, service, type ThirdPartyEntity } from './entities.ts'
import { ThirdPartyForm } from './ThirdPartyForm.tsx'

type PageProps = { entity: ThirdPartyEntity }

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
  const record = useRecordContext<DatedRecord>()
  // The mask of the secret is no secret: the input begins empty.
  const formRecord = useMemo(
    () => record && { ...record, ...('secret_key' in record && { secret_key: null }) },
    [record],
  )
  if (!record) return null
  const title = titleOf(entity, record)
  return (
    <RecordContextProvider value={formRecord}>
      <RecordHead record={record} title={title} entity={entity} />
      <ThirdPartyForm entity={entity} called={title} />
    </RecordContextProvider>
  )
}
const ThirdPartyEdit = ({ entity }: PageProps) => (
  <RecordEdit recordLabel={entity.label} redirect="list">
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
