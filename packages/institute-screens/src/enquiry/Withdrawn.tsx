import Alert from '@mui/material/Alert'
import { useTranslations } from '@pravesh/console-kit'
import { formatDateTime } from '@pravesh/messages'

/** What is left of an enquiry whose person withdrew consent; `at` is when. */
export function Withdrawn({ at }: { at: string }) {
  const { text, language } = useTranslations()
  return (
    <Alert severity="info" variant="outlined" sx={{ my: 2 }}>
      {text('enquiry.withdrawn', { date: formatDateTime(at, language) })}
    </Alert>
  )
}
