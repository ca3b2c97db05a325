import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { type DryRun, type InstituteType, importEndpoints } from '@pravesh/contract'
import { formatCount } from '@pravesh/messages'
import { noteText } from '@pravesh/messages/import'
import { importTexts } from '@pravesh/messages/screens/catalogue/imports'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { DownloadButton } from '../DownloadButton.tsx'
import { labelOf, Part } from './Part.tsx'

/** Which cells would be left out or read as something else, and in how many rows. */
export function Notes({ id, type, notes }: { id: number; type: InstituteType; notes: DryRun['notes'] }) {
  const { translate, language } = useTranslations()
  if (notes.length === 0) return null
  return (
    <Part title={translate(importTexts.valuesThatAreLeftOut)}>
      <Box component="ul" sx={{ m: 0, mb: 2, pl: 2.5 }}>
        {notes.map(({ field, code, rows }) => (
          <Typography key={`${field} ${code}`} component="li" variant="body2">
            {`${labelOf(type, field)}: ${noteText(code, language)} · ${translate(sharedTexts.rows)}: ${formatCount(rows, language)}`}
          </Typography>
        ))}
      </Box>
      <DownloadButton
        download={(client) => client.file(importEndpoints.notes, { params: { id } })}
        fallback="notes.csv"
      >
        {translate(importTexts.downloadTheseValues)}
      </DownloadButton>
    </Part>
  )
}
