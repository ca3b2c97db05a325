import { ApiError } from '@pravesh/contract/errors'
import { useEffect, useRef, useState } from 'react'
import { uploading } from '../../../api/uploading.ts'
import { base64In, dataAddress, shrunk } from '../../../lib/family/shrink.ts'
import { largestFile } from '../documents-cell.ts'

/** `part`: how much is sent, from 0 to 1; `ended`: how the last try ended, where it did not go well. */
export type UploadState =
  | { kind: 'idle'; ended?: 'cancelled' | 'failed' }
  | { kind: 'preparing' }
  | { kind: 'sending'; part: number }

/** Sends base64 with the cancelling signal, through the fetch that reports progress. */
type Send<T> = (content: string, options: { signal: AbortSignal; fetch: typeof fetch }) => Promise<T>
/** Rejected before any byte was sent. */
export class TooLargeError extends Error {}

/** Whether the form itself was rejected: a retry of the same would be rejected as well. */
const isRejection = (error: unknown) =>
  error instanceof TooLargeError || (error instanceof ApiError && error.errors.length > 0)

/** One upload at a time: shrinks a picture, sends it, can be cancelled. While it runs the browser confirms leaving the page. */
export function useUpload() {
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const pendingUpload = useRef<AbortController>(undefined)
  const under = state.kind !== 'idle'
  useEffect(() => {
    if (!under) return
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', preventUnload)
    return () => removeEventListener('beforeunload', preventUnload)
  }, [under])
  useEffect(() => () => pendingUpload.current?.abort(), [])

  /** The response; undefined after a cancel. */
  async function upload<T>(file: Blob, send: Send<T>): Promise<T | undefined> {
    const mine = new AbortController()
    pendingUpload.current = mine
    setState({ kind: 'preparing' })
    try {
      const smaller = await shrunk(file)
      if (smaller.size > largestFile) throw new TooLargeError()
      const content = base64In(await dataAddress(smaller))
      mine.signal.throwIfAborted()
      setState({ kind: 'sending', part: 0 })
      const showProgress = (part: number) => setState({ kind: 'sending', part })
      const response = await send(content, { signal: mine.signal, fetch: uploading(showProgress) })
      setState({ kind: 'idle' })
      return response
    } catch (error) {
      const { aborted } = mine.signal
      setState(isRejection(error) ? { kind: 'idle' } : { kind: 'idle', ended: aborted ? 'cancelled' : 'failed' })
      if (aborted) return undefined
      throw error
    }
  }
  return { state, upload, cancel: () => pendingUpload.current?.abort() }
}
