import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { Message } from '@pravesh/messages/consoles'
import type { ReactNode } from 'react'

export type LabelledValue = readonly [label: Message | string, value: ReactNode]

/** Labelled values, a line each; those without a value are left out. A label as a string is translated already. */
export function LabelledValues({ rows }: { rows: readonly LabelledValue[] }) {
  const { translate } = useTranslations()
  return rows.map(([label, value]) => {
    const name = typeof label === 'string' ? label : translate(label)
    return (
      value && (
        <Typography key={name} variant="body2" sx={{ mt: 0.5 }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {name}:
          </Box>{' '}
          {value}
        </Typography>
      )
    )
  })
}
