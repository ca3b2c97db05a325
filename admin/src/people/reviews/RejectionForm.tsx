import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useTranslations } from '@pravesh/console-kit'
import type { StaffReviewDetails } from '@pravesh/contract'
import { reviewReasons } from '@pravesh/messages/consoles/review-reasons'
import { reviewTexts } from '@pravesh/messages/screens/people/reviews'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { maxLength, TextInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { reasonLanguage, standardReasons, withReason } from './texts.ts'

type RejectionProps = {
  review: StaffReviewDetails
  busy: boolean
  disabled: boolean
  onSubmit: () => void
  onCancel: () => void
}
const reasonChecks = [maxLength(1_000)]

/** The reason of a rejection, which a standard one is added to in the language of the review. Escape closes it; the text stays. */
export function RejectionForm({ review, busy, disabled, onSubmit, onCancel }: RejectionProps) {
  const { text, translate, word } = useTranslations()
  const { getValues, setValue, setFocus } = useFormContext<{ reason: string }>()
  const language = reasonLanguage(review)
  function insert(reason: string) {
    setValue('reason', withReason(getValues('reason'), reason), { shouldDirty: true, shouldValidate: true })
    setFocus('reason')
  }
  return (
    <Box
      sx={{ mt: 2, display: 'grid', gap: 1.5, justifyItems: 'start' }}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <Box
        role="group"
        aria-label={translate(reviewTexts.insertAReason)}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {standardReasons.map(({ name, title }) => (
          <Chip key={name} label={word(title)} onClick={() => insert(reviewReasons[name][language])} />
        ))}
      </Box>
      <TextInput
        source="reason"
        label={translate(sharedTexts.reason)}
        helperText={translate(reviewTexts.theAuthorReadsItWith)}
        validate={reasonChecks}
        autoFocus
        multiline
        minRows={3}
        fullWidth
        isRequired
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" color="error" loading={busy} disabled={disabled} onClick={onSubmit}>
          {translate(reviewTexts.refuseWithThisReason)}
        </Button>
        <Button color="inherit" disabled={disabled} onClick={onCancel}>
          {text('console.cancel')}
        </Button>
      </Box>
    </Box>
  )
}
