import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { TemplatePreview } from '@pravesh/contract'
import { templateTexts } from '@pravesh/messages/screens/catalogue/templates'
import { type ReactNode, useId } from 'react'
import { MailFrame } from './MailFrame.tsx'

type PreviewProps = { preview: TemplatePreview | undefined; lang: 'en' | 'hi'; actions: ReactNode }

/** A mail as its reader gets it, with example values: HTML first, and the plain text on demand. */
export function MailPreview({ preview, lang, actions }: PreviewProps) {
  const { translate } = useTranslations()
  const id = useId()
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2, bgcolor: 'background.default' }}>
      <Typography id={id} component="h2" variant="h6" gutterBottom>
        {translate(templateTexts.preview)}
      </Typography>
      {preview ? (
        <Box lang={lang} sx={{ overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600, mb: 1 }}>{preview.subject}</Typography>
          <MailFrame html={preview.html} title={preview.subject} />
        </Box>
      ) : (
        <Typography color="textSecondary">{translate(templateTexts.chooseAMail)}</Typography>
      )}
      {preview && (
        <Box component="details" sx={{ mt: 2 }}>
          <Box component="summary" sx={{ cursor: 'pointer' }}>
            {translate(templateTexts.asPlainText)}
          </Box>
          <Typography lang={lang} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 1 }}>
            {preview.text}
          </Typography>
        </Box>
      )}
      {actions}
    </Paper>
  )
}
