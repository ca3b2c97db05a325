import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslations } from '../../language/translations.ts'

type LeaveProps = { open: boolean; onLeave: () => void; onStay: () => void }

/** Confirms that unsaved changes may be lost. */
export function LeaveDialog({ open, onLeave, onStay }: LeaveProps) {
  const { text } = useTranslations()
  const titleId = useId()
  return (
    <Dialog open={open} onClose={onStay} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('form.leaveTitle')}</DialogTitle>
      <DialogContent>{text('form.leaveText')}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onLeave}>
          {text('form.leave')}
        </Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          {text('form.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
