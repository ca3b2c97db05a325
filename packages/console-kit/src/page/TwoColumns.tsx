import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** The columns of a record's page on a wide screen, twice as wide on the left; below each other on a narrow one. */
export const TwoColumns = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 3,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
    }}
  >
    {children}
  </Box>
)
