import { admission } from 'virtual:endpoints'
import type { DocumentRow } from '@pravesh/contract'
import { useRef, useState } from 'react'
import { api } from '../../../api/client.ts'
import { dataAddress } from '../../../lib/family/shrink.ts'
import { saveFile } from '../../parts/save-file.ts'
import { useSend } from '../../parts/sending/use-send.ts'
import { useText } from '../../shell/i18n.ts'

/** A picture is displayed in a dialog, from a data: address since the page's policy blocks others; a PDF is downloaded. */
export function Preview({ document: { id, title: name, mime } }: { document: DocumentRow }) {
  const text = useText<'documents'>()
  const dialog = useRef<HTMLDialogElement>(null)
  const [picture, setPicture] = useState<string>()
  const { busy, run } = useSend()
  const read = () => api().file(admission.documentFile, { params: { id } })
  const show = () =>
    run(async () => {
      setPicture(await dataAddress((await read()).blob))
      dialog.current?.showModal()
    })
  const download = () =>
    run(async () => {
      const file = await read()
      saveFile(file.blob, file.name)
    })
  const button = { type: 'button', className: 'button', 'aria-disabled': busy || undefined } as const
  const downloading = (
    <button {...button} aria-label={text('documents.downloadOf', { name })} onClick={() => void download()}>
      {text('documents.download')}
    </button>
  )
  if (mime === 'application/pdf') return downloading
  return (
    <>
      <button {...button} aria-label={text('documents.previewOf', { name })} onClick={() => void show()}>
        {text('documents.preview')}
      </button>
      <dialog ref={dialog} className="preview" aria-label={name} onClose={() => setPicture(undefined)}>
        {picture && <img src={picture} alt={name} />}
        <p className="row-actions">
          {downloading}
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {text('shared.close')}
          </button>
        </p>
      </dialog>
    </>
  )
}
