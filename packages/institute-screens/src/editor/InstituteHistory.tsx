import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { formatDateTime } from '@pravesh/messages'
import { useRecordContext } from 'react-admin'
import type { Institute } from './institute.ts'

/** When it was added and last changed, and how often it was saved. */
export function InstituteHistory() {
  const record = useRecordContext<Institute>()
  const { text, language } = useTranslations()
  if (!record) return null
  const { id, version, createdAt, updatedAt } = record
  const lines = [
    [text('editor.added'), formatDateTime(createdAt, language)],
    [text('list.lastChange'), formatDateTime(updatedAt, language)],
    [
      text('editor.version'),
      version === 1 ? text('editor.savedOnce', { version }) : text('editor.savedTimes', { version }),
    ],
    [text('editor.number'), String(id)],
  ]
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 4, rowGap: 1 }}>
      {lines.map(([term, value]) => (
        <Box key={term} sx={{ display: 'contents' }}>
          <Typography component="dt" color="textSecondary">
            {term}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
