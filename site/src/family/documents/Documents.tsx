import './documents.css'
import { useStore } from '@nanostores/react'
import { user } from '../../stores/session.ts'
import { EmptyState } from '../parts/EmptyState.tsx'
import { useText } from '../shell/i18n.ts'
import { Loading } from '../shell/Loading.tsx'
import { Screen, type ScreenProps } from '../shell/Screen.tsx'
import { documentsCell } from './documents-cell.ts'
import { SavedDocument } from './saved/SavedDocument.tsx'
import { Slots } from './slots/Slots.tsx'
import { AddDocument } from './upload/AddDocument.tsx'

/** `/student/documents`: the vault of a family, each document once, and for college applicants the documents that colleges get. */
export default function Documents(props: ScreenProps<'documents' | 'choices'>) {
  return (
    <Screen {...props}>
      <Vault />
    </Screen>
  )
}

function Vault() {
  const text = useText<'documents'>()
  const student = useStore(user)?.student_type === 'college'
  return (
    <div className="vault">
      <p className="aadhaar">{text('documents.noAadhaar')}</p>
      <Loading cell={documentsCell()}>
        {({ documents, children }) => (
          <>
            <AddDocument family={student ? [] : children} student={student} />
            <section aria-labelledby="mine">
              <h2 id="mine">{text('documents.mine')}</h2>
              {documents.length === 0 ? (
                <EmptyState picture="page" title={text('documents.none')} lead={text('documents.noneLead')} />
              ) : (
                <ul className="rows">
                  {documents.map((row) => (
                    <SavedDocument key={row.id} document={row} family={children} />
                  ))}
                </ul>
              )}
            </section>
            {student && <Slots documents={documents} />}
          </>
        )}
      </Loading>
    </div>
  )
}
