import { PageHead, useTranslations } from '@pravesh/console-kit'
import { EntityForm } from '@pravesh/console-kit/entity/EntityForm'
import { ConflictContext, useSaveConflict } from '@pravesh/console-kit/form/conflict/conflict-context'
import { RecordEdit } from '@pravesh/console-kit/form/record/RecordEdit'
import type { AdminEnquiry } from '@pravesh/contract'
import { inboxTexts } from '@pravesh/messages/screens/people/enquiries'
import { useMemo } from 'react'
import { type RaRecord, RecordContextProvider, ShowButton, useRecordContext, useResourceContext } from 'react-admin'
import { editableEnquiries } from './enquiry-entity.ts'

/**
 * An enquiry with the fields of its kind in addition to the shared ones, in the format of its update. Status and assignee are changed on
 * its page: the update does not accept every current status.
 */
const withDetails = <T extends RaRecord>(record: T): Omit<T, 'status' | 'assignee'> & RaRecord => {
  const { status, assignee, ...fields } = record
  return { ...record.details, ...fields, id: record.id }
}

function Fields() {
  const entity = editableEnquiries[useResourceContext() ?? '']
  const record = useRecordContext<AdminEnquiry>()
  const { conflict, setConflict } = useSaveConflict()
  const flat = useMemo(() => record && withDetails(record), [record])
  const state = useMemo(
    () => ({ conflict: conflict && { ...conflict, theirs: withDetails(conflict.theirs) }, setConflict }),
    [conflict, setConflict],
  )
  const { translate } = useTranslations()
  if (!flat || !entity) return null
  return (
    <RecordContextProvider value={flat}>
      <ConflictContext.Provider value={state}>
        <PageHead
          title={flat.name}
          detail={translate(inboxTexts.correctWhatWasWrittenDown)}
          actions={<ShowButton label={translate(inboxTexts.backToTheEnquiry)} />}
        />
        <EntityForm entity={entity} save="form.save" called={flat.name} />
      </ConflictContext.Provider>
    </RecordContextProvider>
  )
}

/** Corrects the fields of an enquiry. */
export const EnquiryEdit = () => (
  <RecordEdit recordLabel="enquiry.one" redirect="show">
    <Fields />
  </RecordEdit>
)
