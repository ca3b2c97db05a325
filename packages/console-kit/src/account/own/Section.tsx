import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

type SectionProps = { title: string; lead: string; children: ReactNode }

/** A part of the account's page, with its heading. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId()
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Typography id={id} component="h2" variant="h6">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {lead}
      </Typography>
      {children}
    </Paper>
  )
}
