import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { useCanAccess } from 'react-admin'
import { Link } from 'react-router-dom'

/** Leads to the events of a payment, for those who may read the security log. */
export function PaymentLogLink({ payment }: { payment: number }) {
  const { translate } = useTranslations()
  const { canAccess = false } = useCanAccess({ resource: 'security-log', action: 'list' })
  if (!canAccess) return null
  const filter = new URLSearchParams({ filter: JSON.stringify({ payment }) })
  return (
    <Button component={Link} to={`/security-log?${filter}`}>
      {translate(menuTexts.securityLog)}
    </Button>
  )
}
