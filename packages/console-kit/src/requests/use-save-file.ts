import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { formatUnknownError } from '../language/error-messages.ts'
import { useTranslations } from '../language/translations.ts'
import { saveFile } from './save-file.ts'

type DownloadedFile = { blob: Blob; name?: string | undefined }

/**
 * Reads a file and saves it as the browser saves a download, under the name that the server gives, or else `fallback`. Notifies of the result
 * and of errors. `busy` while it is being read.
 */
export function useSaveFile() {
  const { translate } = useTranslations()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  async function save(download: () => Promise<DownloadedFile>, fallback: string): Promise<void> {
    setBusy(true)
    try {
      const { blob, name } = await download()
      saveFile(blob, name ?? fallback)
      notify(translate(sharedTexts.theFileIsSaved), { type: 'info' })
    } catch (error) {
      notify(formatUnknownError(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, save }
}
