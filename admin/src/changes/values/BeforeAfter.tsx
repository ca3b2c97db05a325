import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { changeTexts } from '@pravesh/messages/screens/operations/changes'
import type { ReactNode } from 'react'

/** Two values side by side, on a narrow screen below each other. */
export function BeforeAfter({ before, after }: { before: ReactNode; after: ReactNode }) {
  const { translate } = useTranslations()
  const sides = [
    [changeTexts.before, before],
    [changeTexts.after, after],
  ] as const
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: 0.5,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {sides.map(([side, value]) => (
        <div key={side.key}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {translate(side)}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  )
}
