import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { MassMailPreview } from '@pravesh/contract'
import { formatCount } from '@pravesh/messages'
import { mailTexts } from '@pravesh/messages/screens/people/mails'
import { SkippedPeople } from './SkippedPeople.tsx'

/** Number of recipients, exclusions, and the mail's text for some of them. */
export function Preview({
  preview: { total, recent, leftOut: skippedRecipients, samples },
}: {
  preview: MassMailPreview
}) {
  const { translate, language } = useTranslations()
  return (
    <Paper component="section" variant="outlined" aria-label={translate(mailTexts.preview)} sx={{ p: 2, mt: 2 }}>
      <Typography component="h2" variant="h6">
        {translate(mailTexts.peopleWhoGetIt)}: {formatCount(total, language)}
      </Typography>
      {recent > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 1 }}>
          {translate(mailTexts.ofTheseHadAMail)}: {formatCount(recent, language)}
        </Alert>
      )}
      <SkippedPeople leftOut={skippedRecipients} />
      {samples.map(({ enquiry, maskedEmail, language: mailLanguage, subject, text }) => (
        <Box
          key={enquiry}
          lang={mailLanguage}
          sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, mt: 2, overflowWrap: 'anywhere' }}
        >
          <Typography variant="body2" color="textSecondary">
            {maskedEmail}
          </Typography>
          <Typography sx={{ fontWeight: 600 }}>{subject}</Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap' }}>{text}</Typography>
        </Box>
      ))}
    </Paper>
  )
}
