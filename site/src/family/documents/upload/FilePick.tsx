import { useRef, useState } from 'react'
import { sizeOf } from '../../../lib/family/expiry.ts'
import { type FieldIssue, fieldId } from '../../parts/sending/ErrorSummary.tsx'
import { useText } from '../../shell/i18n.ts'
import { accepted } from '../documents-cell.ts'

type Props = { errors: readonly FieldIssue[]; file: File | undefined; onFile: (file: File | undefined) => void }

/** A file of one's own, or a new photo: two buttons, and the name of the chosen file. */
export function FilePick({ errors, file, onFile }: Props) {
  const text = useText<'documents'>()
  const [files, camera] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const [isDraggedOver, setOver] = useState(false)
  const id = fieldId('content')
  const errorMessage = errors.find(({ field }) => field === 'content')?.message
  const size = file && sizeOf(file.size)
  const input = { type: 'file', hidden: true } as const
  const pickFirst = (list: FileList | null) => {
    if (list?.[0]) onFile(list[0])
  }
  return (
    <fieldset
      className={errorMessage ? 'field refused' : 'field'}
      aria-describedby={`${id}-hint${errorMessage ? ` ${id}-wrong` : ''}`}
      data-over={isDraggedOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        pickFirst(event.dataTransfer.files)
      }}
    >
      <legend>{text('documents.file')}</legend>
      <p className="hint" id={`${id}-hint`}>
        {text('documents.fileHint')}
      </p>
      {errorMessage && (
        <p className="wrong" id={`${id}-wrong`}>
          {errorMessage}
        </p>
      )}
      <p className="row-actions">
        <button type="button" className="button" id={id} onClick={() => files.current?.click()}>
          {text('documents.pick')}
        </button>
        <button type="button" className="button" onClick={() => camera.current?.click()}>
          {text('documents.photo')}
        </button>
      </p>
      {/* Pressed by the buttons, which have the same labels; the same file may be chosen twice. */}
      {[files, camera].map((ref, index) => (
        <input
          key={index === 0 ? 'file' : 'camera'}
          {...input}
          ref={ref}
          data-file={index === 0 ? 'file' : 'camera'}
          accept={index === 0 ? accepted : 'image/*'}
          {...(index === 1 && { capture: 'environment' as const })}
          onChange={({ currentTarget: field }) => {
            pickFirst(field.files)
            field.value = ''
          }}
        />
      ))}
      <p className="chosen" role="status">
        {file && size && `${file.name} · ${size.amount} ${size.unit}`}
      </p>
    </fieldset>
  )
}
