import { type LabelKey, useTranslations } from '@pravesh/console-kit'
import { CallFailure } from '@pravesh/data-provider'
import { formatCount } from '@pravesh/messages'
import { mediaTexts } from '@pravesh/messages/screens/institute/media'
import { useEffect, useRef, useState } from 'react'
import { useCreate, useNotify, useResourceContext } from 'react-admin'
import { base64Of, uploadKind } from './medium.ts'

export type QueuedFile = {
  key: number
  file: File
  /** Undefined for a file that cannot be uploaded. */
  kind?: 'image' | 'brochure'
  /** Address of the picture in this page's memory. */
  preview?: string
  /** Alternative text of a picture; the line below a brochure. */
  description: string
  state: 'ready' | 'uploading' | 'failed'
  error?: LabelKey
}

function queuedFile(file: File, key: number): QueuedFile {
  const result = uploadKind(file)
  if ('error' in result) return { key, file, description: '', state: 'failed', error: result.error }
  const { kind } = result
  const preview = kind === 'image' && { preview: URL.createObjectURL(file) }
  return { key, file, kind, description: '', state: 'ready', ...preview }
}
const release = ({ preview }: QueuedFile) => {
  if (preview !== undefined) URL.revokeObjectURL(preview)
}
/** The server's message for the file or its description, else for the call. */
const messageOf = (failure: unknown): LabelKey =>
  failure instanceof CallFailure
    ? { sentence: failure.error.errors[0]?.message ?? failure.message }
    : mediaTexts.thisFileCannotBeRead

/** Chosen files, until each is uploaded. A failed one stays, with its error; during uploads the browser confirms leaving the page. */
export function useUploads(onUploaded: () => void) {
  const resource = useResourceContext() ?? ''
  const [queue, setQueue] = useState<readonly QueuedFile[]>([])
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const [create] = useCreate()
  const notify = useNotify()
  const { translate, language } = useTranslations()
  const nextKey = useRef(1)
  const isUploading = progress !== undefined
  useEffect(() => {
    if (!isUploading) return
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', preventUnload)
    return () => removeEventListener('beforeunload', preventUnload)
  }, [isUploading])

  const patch = (key: number, fields: Partial<QueuedFile>) =>
    setQueue((files) => files.map((item) => (item.key === key ? { ...item, ...fields } : item)))
  function drop(item: QueuedFile) {
    release(item)
    setQueue((files) => files.filter(({ key }) => key !== item.key))
  }
  async function upload(item: QueuedFile): Promise<boolean> {
    patch(item.key, { state: 'uploading' })
    try {
      const content = await base64Of(item.file)
      const text = item.description.trim() || null
      const data = { kind: item.kind, content, ...(item.kind === 'image' ? { alt: text } : { caption: text }) }
      await create(resource, { data }, { returnPromise: true })
      drop(item)
      return true
    } catch (failure) {
      patch(item.key, { state: 'failed', error: messageOf(failure) })
      return false
    }
  }
  /** Uploads, one after another, those that have a description. */
  async function uploadAll() {
    const files = queue.filter(({ kind }) => kind !== undefined)
    let uploaded = 0
    for (const [done, item] of files.entries()) {
      setProgress({ done, total: files.length })
      if (await upload(item)) uploaded++
      onUploaded()
    }
    setProgress(undefined)
    if (uploaded > 0)
      notify(`${translate(mediaTexts.filesUploaded)}: ${formatCount(uploaded, language)}`, { type: 'info' })
  }
  return {
    queue,
    progress,
    /** Pictures without a description cannot be uploaded. */
    incomplete: queue.filter(({ kind, description }) => kind === 'image' && !description.trim()).length,
    add: (files: Iterable<File>) => {
      // Read at once: the list of a file input is emptied with it.
      const newFiles = [...files].map((file) => queuedFile(file, nextKey.current++))
      setQueue((current) => [...current, ...newFiles])
    },
    describe: (key: number, description: string) => patch(key, { description }),
    drop,
    uploadAll,
  }
}
export type Uploads = ReturnType<typeof useUploads>
