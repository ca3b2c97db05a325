import { useRef, useState } from 'react'
import { sizeOf } from '../../../lib/expiry.ts'
import { fieldId, type Wrong } from '../../parts/ErrorSummary.tsx'
import { useText } from '../../shell/spoken.ts'
import { accepted } from '../vault.ts'

type Props = { errors: readonly Wrong[]; file: File | undefined; onFile: (file: File | undefined) => void }

/** A file of one's own, or a photo that is taken now: two buttons, and the name of what was chosen. */
export function FilePick({ errors, file, onFile }: Props) {
  const text = useText<'documents'>()
  const [files, camera] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const [over, setOver] = useState(false)
  const id = fieldId('content')
  const wrong = errors.find(({ field }) => field === 'content')?.message
  const size = file && sizeOf(file.size)
  const input = { type: 'file', hidden: true } as const
  const take = (list: FileList | null) => {
    if (list?.[0]) onFile(list[0])
  }
  return (
    <fieldset
      className={wrong ? 'field refused' : 'field'}
      aria-describedby={`${id}-hint${wrong ? ` ${id}-wrong` : ''}`}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <legend>{text('documents.file')}</legend>
      <p className="hint" id={`${id}-hint`}>
        {text('documents.fileHint')}
      </p>
      {wrong && (
        <p className="wrong" id={`${id}-wrong`}>
          {wrong}
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
      {/* Pressed by the buttons, which say the same; the same file may be chosen twice. */}
      {[files, camera].map((ref, at) => (
        <input
          key={at === 0 ? 'file' : 'camera'}
          {...input}
          ref={ref}
          data-file={at === 0 ? 'file' : 'camera'}
          accept={at === 0 ? accepted : 'image/*'}
          {...(at === 1 && { capture: 'environment' as const })}
          onChange={({ currentTarget: field }) => {
            take(field.files)
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
