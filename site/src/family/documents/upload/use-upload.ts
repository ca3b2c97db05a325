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

/** Sends base64 with the signal that cancels it, through the fetch that says how far it is. */
type Send<T> = (content: string, options: { signal: AbortSignal; fetch: typeof fetch }) => Promise<T>
/** Refused before anything was sent. */
export class TooLargeError extends Error {}

/** Whether it is the form that says what is wrong: another try of the same would be refused as well. */
const isRejection = (error: unknown) =>
  error instanceof TooLargeError || (error instanceof ApiError && error.errors.length > 0)

/** One upload at a time: makes a picture smaller, sends it, can be cancelled. While it runs the browser asks before the page is left. */
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

  /** What was answered; undefined where the person cancelled it. */
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
