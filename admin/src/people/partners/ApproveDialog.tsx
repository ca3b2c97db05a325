import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { Partner } from '@pravesh/contract'
import { partnerTexts } from '@pravesh/messages/screens/people/partners'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { Confirm } from 'react-admin'
import { useInstitute } from './use-institute.ts'

type ApproveProps = {
  partner: Partner
  instituteId: number
  isOpen: boolean
  onConfirm: () => void
  onClose: () => void
}

const isOther = (appliedName: string | null, chosenName: unknown) =>
  Boolean(appliedName) &&
  appliedName?.trim().toLowerCase() !==
    String(chosenName ?? '')
      .trim()
      .toLowerCase()

/** Confirms an approval, with the application next to the chosen institute; marks a different name or city. */
export function ApproveDialog({ partner, instituteId, isOpen, onConfirm, onClose }: ApproveProps) {
  const { translate } = useTranslations()
  const { instituteType, name, city, email } = partner
  const institute = useInstitute(instituteType, instituteId)
  if (!institute) return null
  const { record, cityName } = institute
  const differences = [
    isOther(name, record.name) && translate(partnerTexts.theNameDiffersFromThe),
    isOther(city, cityName) && translate(partnerTexts.theCityDiffersFromThe),
  ].filter(Boolean)
  const rows = [
    [partnerTexts.appliedFor, [name, city]],
    [partnerTexts.chosen, [record.name, cityName, `#${instituteId}`]],
  ] as const
  return (
    <Confirm
      isOpen={isOpen}
      title={translate(partnerTexts.approveThisApplication)}
      content={
        <>
          {rows.map(([label, parts]) => (
            <Typography key={label.key} sx={{ overflowWrap: 'anywhere' }}>
              {translate(label)}: <strong>{parts.filter(Boolean).join(' · ')}</strong>
            </Typography>
          ))}
          {differences.length > 0 && (
            <Alert severity="warning" sx={{ mt: 1.5 }}>
              {differences.join(' ')}
            </Alert>
          )}
          <Typography sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
            {`${email}: ${translate(partnerTexts.theyGetALoginFor)}`}
          </Typography>
        </>
      }
      confirm={translate(partnerTexts.approve)}
      cancel={translate(sharedTexts.back)}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
