import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { ReactNode } from 'react'

type PartnerRow = readonly [label: string, value: ReactNode]

/** A section of labelled values; those without a value are left out. Labels are English, declared in Hindi too. */
export function Rows({ title, rows }: { title: string; rows: readonly PartnerRow[] }) {
  const { translate } = useTranslations()
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2, mb: 2, overflowWrap: 'anywhere' }}>
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {rows.map(
        ([label, value]) =>
          value && (
            <Typography key={label} variant="body2" sx={{ mt: 0.5 }}>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {translate(label)}:
              </Box>{' '}
              {value}
            </Typography>
          ),
      )}
    </Paper>
  )
}
