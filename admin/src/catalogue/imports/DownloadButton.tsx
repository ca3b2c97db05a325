import Download from '@mui/icons-material/Download'
import Button from '@mui/material/Button'
import { useConsole, useSaveFile } from '@pravesh/console-kit'

type Client = ReturnType<typeof useConsole>['client']
type DownloadProps = {
  download: (client: Client) => Promise<{ blob: Blob; name?: string | undefined }>
  /** Name of the file where the server gives none. */
  fallback: string
  /** Label of the button. */
  children: string
}

/** Saves a file about an import. */
export function DownloadButton({ download, fallback, children }: DownloadProps) {
  const { client } = useConsole()
  const { busy, save } = useSaveFile()
  return (
    <Button
      variant="outlined"
      startIcon={<Download />}
      loading={busy}
      onClick={() => void save(() => download(client), fallback)}
    >
      {children}
    </Button>
  )
}
