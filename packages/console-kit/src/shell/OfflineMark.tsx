import CloudOff from '@mui/icons-material/CloudOff'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useTranslations } from '../language/translations.ts'
import { useOnline } from '../requests/use-online.ts'

/** A mark in the header without a network. The region stays, so that screen readers announce both changes. */
export function OfflineMark() {
  const online = useOnline()
  const { text } = useTranslations()
  return (
    <Box role="status" sx={{ display: 'contents' }}>
      {!online && (
        <Chip
          size="small"
          color="warning"
          icon={<CloudOff />}
          label={text('console.offline')}
          // On a phone there is space for the icon alone; screen readers get the word.
          sx={({ breakpoints }) => ({
            [breakpoints.down('sm')]: {
              '& .MuiChip-label': { position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)' },
            },
          })}
        />
      )}
    </Box>
  )
}
