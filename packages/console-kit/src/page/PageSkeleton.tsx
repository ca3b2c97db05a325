import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslations } from '../language/translations.ts'

/** In place of a page whose script is being loaded: a heading and rows, so that the console is never blank. */
export const PageSkeleton = () => (
  <Box aria-busy="true" role="status" aria-label={useTranslations().text('form.readingRecord')} sx={{ pt: 3 }}>
    <Skeleton height={40} width="min(18rem, 60%)" />
    <Skeleton height={20} width="min(12rem, 40%)" sx={{ mb: 2 }} />
    {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
      <Skeleton key={row} height={44} />
    ))}
  </Box>
)
