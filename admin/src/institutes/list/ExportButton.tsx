import Download from '@mui/icons-material/Download'
import Button from '@mui/material/Button'
import { saveFile, useConsole, useTranslations } from '@pravesh/console-kit'
import { formatUnknownError } from '@pravesh/console-kit/language/error-messages'
import { collegeEndpoints, schoolEndpoints } from '@pravesh/contract'
import { useState } from 'react'
import { useListContext, useNotify } from 'react-admin'

type Client = ReturnType<typeof useConsole>['client']
type Query = Readonly<Record<string, string>>

async function readFile(client: Client, resource: string, query: Query) {
  if (resource === 'schools')
    return await client.file(schoolEndpoints.export, { query: schoolEndpoints.export.query?.parse(query) ?? {} })
  return await client.file(collegeEndpoints.export, { query: collegeEndpoints.export.query?.parse(query) ?? {} })
}

/** Saves every row that the filters of the list let through as CSV, not this page alone. */
export function ExportButton() {
  const { filterValues, resource } = useListContext()
  const { client } = useConsole()
  const notify = useNotify()
  const { translate } = useTranslations()
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    const { q, ...filters } = filterValues
    const query = Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]))
    try {
      const { blob, name } = await readFile(client, resource, { ...query, ...(q && { search: String(q) }) })
      saveFile(blob, name ?? `${resource}.csv`)
      notify(translate('The file is saved'), { type: 'info' })
    } catch (error) {
      notify(formatUnknownError(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="small" startIcon={<Download />} loading={busy} onClick={() => void save()}>
      {translate('Export')}
    </Button>
  )
}
