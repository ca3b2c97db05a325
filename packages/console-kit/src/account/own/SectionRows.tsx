import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** A list within a section. */
export const SectionRows = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 1, p: 0 }}>
    {children}
  </Box>
)

type RowProps = { title: string; detail: string; actions: ReactNode }

/** An entry of the list: its name, a line below, and its buttons, which wrap on a phone. */
export const SectionRow = ({ title, detail, actions }: RowProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 2,
      py: 1,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
      <Typography component="h3" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {detail}
      </Typography>
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>{actions}</Box>
  </Box>
)
