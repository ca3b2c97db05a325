import MuiLink from '@mui/material/Link'
import { useTranslations } from '@pravesh/console-kit'
import type { InstituteType } from '@pravesh/contract'
import { partnerTexts } from '@pravesh/messages/screens/people/partners'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { Link } from 'react-router-dom'
import { Rows } from './Rows.tsx'
import { useInstitute } from './use-institute.ts'

type OwnRecordProps = { instituteType: InstituteType; instituteId: number | null }

/** Our own record of the chosen institute, for comparison with the application. */
export function OwnRecord({ instituteType, instituteId }: OwnRecordProps) {
  const { translate } = useTranslations()
  const institute = useInstitute(instituteType, instituteId)
  if (!institute) return null
  const { record: data, cityName } = institute
  const name = (
    <MuiLink component={Link} to={`/${instituteType}s/edit/${data.id}`}>
      {String(data.name)}
    </MuiLink>
  )
  const code: unknown = data.affiliationNo ?? data.udise ?? data.aisheCode
  const text = (value: unknown) => (value ? String(value) : undefined)
  return (
    <Rows
      title={translate(partnerTexts.inOurRegister)}
      rows={[
        [sharedTexts.name, name],
        [sharedTexts.city, text(cityName)],
        [partnerTexts.code, text(code)],
        [partnerTexts.website, text(data.website)],
        [partnerTexts.phone, text(data.phone)],
      ]}
    />
  )
}
