import Download from '@mui/icons-material/Download'
import Button from '@mui/material/Button'
import { useConsole, useSaveFile, useTranslations } from '@pravesh/console-kit'
import { accountRealms, securityLogEndpoints } from '@pravesh/contract'
import { SecurityLog } from '@pravesh/institute-screens/security/SecurityLog'
import { securityTexts } from '@pravesh/messages/screens/operations/security'
import { accountTexts } from '@pravesh/messages/screens/people/accounts'
import { NumberInput, SelectInput, useListContext } from 'react-admin'

const realmLabels = {
  student: accountTexts.studentsAndParents,
  buyer: accountTexts.institutes,
  admin: accountTexts.administrators,
} as const

/** Saves the filtered events as JSON lines; that they were exported is an event too. */
function ExportButton() {
  const { filterValues } = useListContext()
  const { client } = useConsole()
  const { translate } = useTranslations()
  const { busy, save } = useSaveFile()
  function exportEvents() {
    const { q: _search, ...filters } = filterValues
    const parsed = securityLogEndpoints.export.query?.safeParse(
      Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)])),
    )
    void save(async () => {
      if (!parsed?.success) throw new TypeError(parsed?.error.message)
      return client.file(securityLogEndpoints.export, { query: parsed.data })
    }, 'security-log.jsonl')
  }
  return (
    <Button size="small" startIcon={<Download />} loading={busy} onClick={exportEvents}>
      {translate(securityTexts.exportLines)}
    </Button>
  )
}

/** The security log of all accounts, by kind of event, account, outcome and days. */
export function SecurityLogList() {
  const { translate } = useTranslations()
  const realms = accountRealms.map((id) => ({ id, name: translate(realmLabels[id]) }))
  return (
    <SecurityLog
      actions={<ExportButton />}
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
