import Download from '@mui/icons-material/Download'
import Button from '@mui/material/Button'
import { useSaveFile, useTranslations } from '@pravesh/console-kit'
import { buyerApplicationEndpoints } from '@pravesh/contract'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useListContext } from 'react-admin'
import { client } from '../../api.ts'
import { useInstituteId } from '../../institutes/use-institute-id.ts'

/** Saves every application that the filters of the list let through as a file, not this page alone. */
export function ExportButton() {
  const { filterValues } = useListContext()
  const { translate } = useTranslations()
  const { busy, save } = useSaveFile()
  const sid = useInstituteId()
  function download() {
    const { q, ...filters } = filterValues
    const values = Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]))
    const query = buyerApplicationEndpoints.export.query?.parse({ ...values, ...(q && { search: String(q) }) })
    return client.file(buyerApplicationEndpoints.export, { params: { sid }, query })
  }
  return (
    <Button
      size="small"
      startIcon={<Download />}
      loading={busy}
      onClick={() => void save(async () => download(), 'applications.csv')}
    >
      {translate(sharedTexts.export)}
    </Button>
  )
}
