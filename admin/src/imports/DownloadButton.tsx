import Download from '@mui/icons-material/Download'
import Button from '@mui/material/Button'
import { saveFile, useConsole, useTranslations } from '@pravesh/console-kit'
import { formatUnknownError } from '@pravesh/console-kit/language/error-messages'
import type { importEndpoints } from '@pravesh/contract'
import { useState } from 'react'
import { useNotify } from 'react-admin'

type DownloadProps = {
  endpoint: typeof importEndpoints.rejects | typeof importEndpoints.notes
  id: number
  /** Name of the file where the server gives none. */
  fallback: string
  label: string
}

/** Saves a file about an import. */
export function DownloadButton({ endpoint, id, fallback, label }: DownloadProps) {
  const { translate } = useTranslations()
  const { client } = useConsole()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      const { blob, name } = await client.file(endpoint, { params: { id } })
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
      {translate(label)}
    </Button>
  )
}
