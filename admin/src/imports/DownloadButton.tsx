import Download from '@mui/icons-material/Download'
import Button from '@mui/material/Button'
import { saveFile, useConsole, useTranslations } from '@pravesh/console-kit'
import { formatUnknownError } from '@pravesh/console-kit/language/error-messages'
import { useState } from 'react'
import { useNotify } from 'react-admin'

type Client = ReturnType<typeof useConsole>['client']
type DownloadProps = {
  download: (client: Client) => Promise<{ blob: Blob; name?: string | undefined }>
  /** Name of the file where the server gives none. */
  fallback: string
  /** What stands on the button. */
  children: string
}

/** Saves a file about an import. */
export function DownloadButton({ download, fallback, children }: DownloadProps) {
  const { translate } = useTranslations()
  const { client } = useConsole()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      const { blob, name } = await download(client)
      saveFile(blob, name ?? fallback)
      notify(translate('The file is saved'), { type: 'info' })
    } catch (error) {
      notify(formatUnknownError(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="outlined" startIcon={<Download />} loading={busy} onClick={() => void save()}>
      {children}
    </Button>
  )
}
