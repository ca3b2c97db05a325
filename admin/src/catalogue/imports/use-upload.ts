import { useConsole } from '@pravesh/console-kit'
import { formatUnknownError } from '@pravesh/console-kit/language/error-messages'
import { ApiError, importEndpoints, importPartBytes, type NewImport } from '@pravesh/contract'
import { useRef, useState } from 'react'

/** Bytes in base64. */
function base64Of(bytes: Uint8Array): string {
  let binary = ''
  const step = 8_192
  for (let start = 0; start < bytes.length; start += step)
    binary += String.fromCharCode(...bytes.subarray(start, start + step))
  return btoa(binary)
}
/** `underWay`: the import that is to be ended first. */
type Progress = { share: number; error?: string; underWay?: number }
/** What the file lists. */
export type UploadedList = Pick<NewImport, 'instituteType' | 'ranks'>
type PendingUpload = { id: number; file: File; position: number }

/** The import that the server names as the one under way. */
function importIn(error: unknown): number | undefined {
  const record = error instanceof ApiError ? error.record : undefined
  return typeof record?.id === 'number' ? record.id : undefined
}

/**
 * Uploads a file in parts of 1 MB. After an error the next call with the same file continues at the part that failed. Returns the id of the
 * import, or undefined where it failed.
 */
export function useUpload() {
  const { client } = useConsole()
  const [progress, setProgress] = useState<Progress>()
  const pending = useRef<PendingUpload>(undefined)

  async function begin(list: UploadedList, file: File): Promise<PendingUpload> {
    if (pending.current?.file === file) return pending.current
    const body = { ...list, file: file.name, bytes: file.size }
    const { data } = await client.call(importEndpoints.create, { body })
    pending.current = { id: data.id, file, position: 0 }
    return pending.current
  }
  async function upload(list: UploadedList, file: File): Promise<number | undefined> {
    setProgress({ share: 0 })
    try {
      const current = await begin(list, file)
      const { id } = current
      for (; current.position * importPartBytes < file.size; current.position++) {
        setProgress({ share: (current.position * importPartBytes) / file.size })
        const start = current.position * importPartBytes
        const bytes = new Uint8Array(await file.slice(start, start + importPartBytes).arrayBuffer())
        const body = { position: current.position, content: base64Of(bytes) }
        await client.call(importEndpoints.addPart, { params: { id }, body })
      }
      return id
    } catch (error) {
      const id = importIn(error)
      setProgress({ share: 0, error: formatUnknownError(error), ...(id !== undefined && { underWay: id }) })
      return undefined
    }
  }
  return { upload, progress }
}
