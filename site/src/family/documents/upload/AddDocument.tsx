import { admission } from 'virtual:endpoints'
import { useStore } from '@nanostores/react'
import type { Child, CollegeDoc, DocumentRow } from '@pravesh/contract'
import { atom } from 'nanostores'
import { useState } from 'react'
import { touch } from '../../../api/cache.ts'
import { api } from '../../../api/client.ts'
import { chosenChild } from '../../../stores/child.ts'
import { showToast } from '../../../toast/toast.ts'
import { Field } from '../../parts/fields/Field.tsx'
import { focusOnMount } from '../../parts/focus-on-mount.ts'
import { ErrorSummary } from '../../parts/sending/ErrorSummary.tsx'
import { SendButton } from '../../parts/sending/SendButton.tsx'
import { useSend } from '../../parts/sending/use-send.ts'
import { useText } from '../../shell/i18n.ts'
import { DocumentFields, enteredIn } from '../DocumentFields.tsx'
import { adding, slots } from '../documents-cell.ts'
import { FilePick } from './FilePick.tsx'
import { UploadProgress } from './UploadProgress.tsx'
import { TooLargeError, useUpload } from './use-upload.ts'

/** A parent's documents have no places. */
const none = atom<{ data?: readonly CollegeDoc[] }>({})

/** Adds a document to the vault. After any failure, the file and the input remain. */
export function AddDocument({ family, student }: { family: readonly Child[]; student: boolean }) {
  const text = useText<'documents' | 'choices'>()
  const open = useStore(adding)
  const [before, setBefore] = useState(false)
  const [type, setType] = useState<DocumentRow['type']>()
  const visibleType = type ?? open?.type
  const places = useStore(student ? slots() : none)
  const place = places.data?.find(({ slot, document }) => slot === visibleType && !document)?.slot
  const close = () => {
    setBefore(true)
    setType(undefined)
    setFile(undefined)
    adding.set(undefined)
  }
  const [file, setFile] = useState<File>()
  const { state, upload, cancel } = useUpload()
  const { errors, setErrors, busy, onSubmit } = useSend(async (values) => {
    if (!file) return setErrors([{ field: 'content', message: text('documents.fileNeeded') }])
    if (file.size === 0) return setErrors([{ field: 'content', message: text('documents.fileEmpty') }])
    const child = Number(values.get('child')) || null
    const entered = enteredIn(values)
    const title = entered.title ?? text(`choices.document_${entered.type}`)
    try {
      const done = await upload(file, (content, options) =>
        api().call(admission.addDocument, { body: { ...entered, title, child, content } }, options),
      )
      if (!done) return
      if (place === done.data.type && values.has('place'))
        await api().call(admission.fillCollegeDoc, { body: { slot: place, document: done.data.id } })
      close()
      touch('documents', 'college-doc', 'dashboard')
      const message = text('documents.uploaded', { name: done.data.title })
      showToast({ type: 'success', title: text('documents.title'), message, duration: 5000 })
    } catch (error) {
      if (!(error instanceof TooLargeError)) throw error
      setErrors([{ field: 'content', message: text('documents.fileTooLarge') }])
    }
  })
  if (!open)
    return (
      <p>
        <button
          type="button"
          className="button main"
          ref={before ? focusOnMount : undefined}
          onClick={() => adding.set({})}
        >
          {text('documents.add')}
        </button>
      </p>
    )
  const failed = state.kind === 'idle' && state.ended !== undefined
  return (
    <form className="form panel" noValidate aria-label={text('documents.add')} onSubmit={onSubmit}>
      <h2 ref={focusOnMount} tabIndex={-1}>
        {text('documents.add')}
      </h2>
      <ErrorSummary errors={errors} />
      <FilePick errors={errors} file={file} onFile={setFile} />
      <DocumentFields errors={errors} type={open.type} onType={setType} />
      {place && (
        <label className="choice">
          <input type="checkbox" name="place" defaultChecked />
          <span>{text('documents.alsoPlace', { slot: text(`choices.document_${place}`) })}</span>
        </label>
      )}
      {family.length > 0 && (
        <Field name="child" label={text('documents.child')} errors={errors} optional>
          {(attributes) => (
            <select {...attributes} defaultValue={family.find(({ id }) => id === chosenChild.get())?.id ?? ''}>
              <option value="">{text('documents.everybody')}</option>
              {family.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <UploadProgress state={state} onCancel={cancel} />
      <p className="go">
        <SendButton busy={busy}>{text(failed ? 'documents.uploadAgain' : 'documents.upload')}</SendButton>
        {!busy && (
          <button type="button" className="button" onClick={close}>
            {text('shared.close')}
          </button>
        )}
      </p>
    </form>
  )
}
