import { useTranslations } from '@pravesh/console-kit'
import { accountRealms, securityLogEndpoints } from '@pravesh/contract'
import { SecurityLog } from '@pravesh/institute-screens/security/SecurityLog'
import { securityTexts } from '@pravesh/messages/screens/operations/security'
import { accountTexts } from '@pravesh/messages/screens/people/accounts'
import { NumberInput, SelectInput } from 'react-admin'
import { ExportButton } from '../../parts/ExportButton.tsx'

const realmLabels = {
  student: accountTexts.studentsAndParents,
  buyer: accountTexts.institutes,
  admin: accountTexts.administrators,
} as const

/** The security log of all accounts, by kind of event, account, outcome and days. */
export function SecurityLogList() {
  const { translate } = useTranslations()
  const realms = accountRealms.map((id) => ({ id, name: translate(realmLabels[id]) }))
  return (
    <SecurityLog
      actions={
        // That they were exported is an event too.
        <ExportButton
          endpoint={securityLogEndpoints.export}
          file="security-log.jsonl"
          label={translate(securityTexts.exportLines)}
        />
      }
      moreFilters={[
        <SelectInput
          key="realm"
          source="realm"
          label={translate(securityTexts.whoseAccount)}
          choices={realms}
          helperText={false}
        />,
        <NumberInput
          key="account"
          source="account"
          label={translate(securityTexts.accountNumber)}
          min={1}
          helperText={false}
        />,
        <NumberInput
          key="payment"
          source="payment"
          label={translate(securityTexts.paymentNumber)}
          min={1}
          helperText={false}
        />,
      ]}
    />
  )
}
