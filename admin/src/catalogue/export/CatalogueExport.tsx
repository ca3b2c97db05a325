import Download from '@mui/icons-material/Download'
import Button from '@mui/material/Button'
import { useSaveFile, useTranslations } from '@pravesh/console-kit'
import type { Entity } from '@pravesh/contract'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useDataProvider, useListContext } from 'react-admin'

/** Saves every record of a catalogue that the filters of the list let through as CSV, in the list's order. */
export function CatalogueExport({ entity }: { entity: Entity }) {
  const { resource, filterValues, sort } = useListContext()
  const provider = useDataProvider()
  const { translate } = useTranslations()
  const { busy, save } = useSaveFile()
  async function download() {
    const { readRows, toCsv } = await import('./catalogue-csv.ts')
    const rows = await readRows((page, perPage) =>
      provider.getList(resource, { filter: filterValues, sort, pagination: { page, perPage } }),
    )
    return { blob: new Blob([toCsv(entity, rows)], { type: 'text/csv' }) }
  }
  return (
    <Button size="small" startIcon={<Download />} loading={busy} onClick={() => void save(download, `${resource}.csv`)}>
      {translate(sharedTexts.export)}
    </Button>
  )
}
