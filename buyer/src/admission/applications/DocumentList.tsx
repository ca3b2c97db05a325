import Download from '@mui/icons-material/Download'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { saveFile, useTranslations } from '@pravesh/console-kit'
import { formatError } from '@pravesh/console-kit/language/error-messages'
import { buyerApplicationEndpoints, type SharedDocument } from '@pravesh/contract'
import { fieldLabel } from '@pravesh/institute-screens/record/field-label'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { client } from '../../api.ts'
import { useInstituteId } from '../../institutes/use-institute-id.ts'
/** Documents that the family shared with this application. Each download is a call that the server writes down. */
export function DocumentList({
  application,
  documents,
}: {
  application: number
  documents: readonly SharedDocument[]
}) {
  const translations = useTranslations()
  const { text } = translations
  const notify = useNotify()
  const sid = useInstituteId()
  const [loading, setLoading] = useState<number>()
  async function download(documentId: number): Promise<void> {
    setLoading(documentId)
    try {
      const params = { sid, id: application, documentId }
      const { blob, name } = await client.file(buyerApplicationEndpoints.document, { params })
      saveFile(blob, name)
    } catch (error) {
      notify(formatError(error, translations, text('console.didNotWork')), { type: 'error' })
    } finally {
      setLoading(undefined)
    }
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {documents.map(({ id, type, title }) => (
        <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 0.5 }}>
          <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {[title, fieldLabel(type)].filter(Boolean).join(' · ')}
          </Typography>
          <Button
            size="small"
            startIcon={<Download />}
            loading={loading === id}
            onClick={() => void download(id)}
            aria-label={text('application.downloadOf', { title: title ?? fieldLabel(type) })}
          >
            {text('application.download')}
          </Button>
        </Box>
      ))}
    </Box>
  )
}
