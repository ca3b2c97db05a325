import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslations } from '../language/translations.ts'

/** The figures of a plot, in a table that opens beneath it. */
export function PlotFigures({ children }: { children: ReactNode }) {
  const { text } = useTranslations()
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 0.5 }}>
        {text('overview.figures')}
      </Box>
      {children}
    </Box>
  )
}

/** The rows of figures of a plot: numbers on the right, their day or year on the left. */
export const figureTable = {
  borderCollapse: 'collapse',
  fontSize: '0.85rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { textAlign: 'right', py: 0.5, px: 1, borderBottom: 1, borderColor: 'divider' },
  '& th:first-of-type': { textAlign: 'left' },
} as const
