import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ConsoleKey } from '@pravesh/messages/consoles'
import { type ReactNode, useId } from 'react'
import { useTranslations } from '../language/translations.ts'

/** A part of a form under a heading of its own. */
export function FormSection({
  title,
  intro,
  children,
}: {
  title: ConsoleKey
  intro?: ConsoleKey
  children: ReactNode
}) {
  const { text } = useTranslations()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4 }}>
      <Typography id={id} component="h2" variant="h6" sx={{ mb: intro ? 0.5 : 2 }}>
        {text(title)}
      </Typography>
      {intro && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2, maxWidth: '68ch' }}>
          {text(intro)}
        </Typography>
      )}
      {children}
    </Box>
  )
}
