import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { ReactNode } from 'react'

export type LabelledValue = readonly [label: string, value: ReactNode]

/** Labelled values, a line each; those without a value are left out. Labels are English, declared in Hindi too. */
export function LabelledValues({ rows }: { rows: readonly LabelledValue[] }) {
  const { translate } = useTranslations()
  return rows.map(
    ([label, value]) =>
      value && (
        <Typography key={label} variant="body2" sx={{ mt: 0.5 }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {translate(label)}:
          </Box>{' '}
          {value}
        </Typography>
      ),
  )
}
