import Alert, { type AlertColor } from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'

type TaskAlertProps = {
  severity?: AlertColor
  title: string
  links: readonly { label: string; to: string }[]
  children: string
}
/** A task for staff, with links to the places where it is done. */
export function TaskAlert({ severity = 'info', title, links, children }: TaskAlertProps) {
  const buttons = links.map(({ label, to }) => (
    <Button key={to} component={Link} to={to} size="small">
      {label}
    </Button>
  ))
  return (
    <Alert severity={severity} variant="outlined" sx={{ mb: 2 }} action={buttons}>
      <AlertTitle>{title}</AlertTitle>
      {children}
    </Alert>
  )
}
