import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import type { AccountRow } from '@pravesh/contract'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { Link } from 'react-router-dom'

/** Leads to the events by an account, and about it. */
export function SecurityLogLink({ account: { id, realm, name } }: { account: AccountRow }) {
  const { translate } = useTranslations()
  const label = translate(menuTexts.securityLog)
  const filter = new URLSearchParams({ filter: JSON.stringify({ realm, account: id }) })
  return (
    <Button size="small" component={Link} to={`/security-log?${filter}`} aria-label={`${label}: ${name}`}>
      {label}
    </Button>
  )
}
