import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatDateTime } from '@pravesh/messages'
import { useRecordContext } from 'react-admin'
import type { Institute } from './institute.ts'

/** When it was added and last changed, and how often it was saved. */
export function InstituteHistory() {
  const record = useRecordContext<Institute>()
  if (!record) return null
  const lines = [
    ['Added', formatDateTime(record.createdAt)],
    ['Last change', formatDateTime(record.updatedAt)],
    ['Version', `${record.version}: saved ${record.version === 1 ? 'once' : `${record.version} times`}`],
    ['Number', String(record.id)],
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
