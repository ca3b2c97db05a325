import Download from '@mui/icons-material/Download'
import Button from '@mui/material/Button'
import { useConsole, useSaveFile, useTranslations } from '@pravesh/console-kit'
import { collegeEndpoints, schoolEndpoints } from '@pravesh/contract'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useListContext } from 'react-admin'

type Client = ReturnType<typeof useConsole>['client']
type ExportQuery = Readonly<Record<string, string>>

async function readFile(client: Client, resource: string, query: ExportQuery) {
  if (resource === 'schools')
    return await client.file(schoolEndpoints.export, { query: schoolEndpoints.export.query?.parse(query) ?? {} })
  return await client.file(collegeEndpoints.export, { query: collegeEndpoints.export.query?.parse(query) ?? {} })
}

/** Saves every row that the filters of the list let through as CSV, not this page alone. */
export function ExportButton() {
  const { filterValues, resource } = useListContext()
  const { client } = useConsole()
  const { translate } = useTranslations()
  const { busy, save } = useSaveFile()
  const { q, ...filters } = filterValues
  const query = Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]))
  const download = () => readFile(client, resource, { ...query, ...(q && { search: String(q) }) })
  return (
    <Button size="small" startIcon={<Download />} loading={busy} onClick={() => void save(download, `${resource}.csv`)}>
      {translate(sharedTexts.export)}
    </Button>
  )
}
