import { RecordEdit } from '@pravesh/console-kit/form/record/RecordEdit'
import type { StaffApplication } from '@pravesh/contract'
import { ApplicationRecord } from '@pravesh/institute-screens/application/ApplicationRecord'
import { NextPrevious } from '@pravesh/institute-screens/application/NextPrevious'
import { useRecordContext } from 'react-admin'
import { oldestFirst, openGroup } from './ApplicationTabs.tsx'
import { DocumentList } from './DocumentList.tsx'
import { NoteComposer } from './NoteComposer.tsx'
import { PacketButtons } from './PacketButtons.tsx'

function Application() {
  const application = useRecordContext<StaffApplication>()
  if (!application) return null
  const documents = <DocumentList application={application.id} documents={application.documents} />
  return (
    <ApplicationRecord
      application={application}
      documents={documents}
      below={
        <>
          <PacketButtons application={application} />
          <NoteComposer application={application} />
        </>
      }
      actions={<NextPrevious key={application.id} sort={oldestFirst} filterDefaultValues={openGroup} />}
    />
  )
}

/** One application as the family sent it, its documents, its history, and the moves that are open to the institute. */
export const ApplicationPage = () => (
  <RecordEdit recordLabel="application.one" redirect={false}>
    <Application />
  </RecordEdit>
)
