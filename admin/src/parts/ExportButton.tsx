import Download from '@mui/icons-material/Download'
import Button from '@mui/material/Button'
import { useConsole, useSaveFile, useTranslations } from '@pravesh/console-kit'
import type { Endpoint, fileResponse } from '@pravesh/contract'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useListContext } from 'react-admin'

/** An endpoint that answers a file. */
export type FileEndpoint = Endpoint<
  Endpoint['params'] & object,
  Endpoint['query'] & object,
  Endpoint['body'] & object,
  typeof fileResponse
>

type ExportButtonProps = {
  /** Its query takes the filters of the list. */
  endpoint: FileEndpoint
  /** Name of the file where the server gives none. */
  file: string
  label?: string
}

/** Saves every row that the filters of the list let through as a file, not this page alone. */
export function ExportButton({ endpoint, file, label }: ExportButtonProps) {
  const { filterValues } = useListContext()
  const { client } = useConsole()
  const { translate } = useTranslations()
  const { busy, save } = useSaveFile()
  function download() {
    const { q, ...filters } = filterValues
    const query = Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]))
    const parsed = endpoint.query?.safeParse({ ...query, ...(q && { search: String(q) }) })
    if (!parsed?.success) throw new TypeError(parsed?.error.message)
    return client.file(endpoint, { query: parsed.data })
  }
  return (
    <Button
      size="small"
      startIcon={<Download />}
      loading={busy}
      onClick={() => void save(async () => download(), file)}
    >
      {label ?? translate(sharedTexts.export)}
    </Button>
  )
}
