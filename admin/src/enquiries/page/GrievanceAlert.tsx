import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { GrievanceTimes } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import { enquiryTexts } from '@pravesh/messages/screens/people/enquiry'
import { LabelledValues } from '../../parts/LabelledValues.tsx'

/** The subject of a grievance, and the periods that the law sets for it. */
export function GrievanceAlert({ grievance, overdue }: { grievance: GrievanceTimes; overdue: boolean }) {
  const { translate, language } = useTranslations()
  const { subject, law, acknowledgeBy, resolveBy } = grievance
  return (
    <Alert severity={overdue ? 'error' : 'warning'} variant="outlined" sx={{ mb: 2 }}>
      <AlertTitle>
        {translate(enquiryTexts.aGrievance)}: {optionLabel(subject)} ({law})
      </AlertTitle>
      {translate(enquiryTexts.theLawAsksForA)}
      <LabelledValues
        rows={[
          [enquiryTexts.acknowledgeBy, formatDateTime(acknowledgeBy, language)],
          [enquiryTexts.resolveBy, formatDateTime(resolveBy, language)],
        ]}
      />
    </Alert>
  )
}
