import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { type LabelKey, useTranslations } from '../language/translations.ts'

/** A part of a form under a heading of its own. */
export function FormSection({ title, intro, children }: { title: LabelKey; intro?: LabelKey; children: ReactNode }) {
  const { word } = useTranslations()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4 }}>
      <Typography id={id} component="h2" variant="h6" sx={{ mb: intro ? 0.5 : 2 }}>
        {word(title)}
      </Typography>
      {intro && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2, maxWidth: '68ch' }}>
          {word(intro)}
        </Typography>
      )}
      {children}
    </Box>
  )
}
