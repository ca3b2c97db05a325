import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { Message } from '@pravesh/messages/consoles'
import { changeTexts } from '@pravesh/messages/screens/operations/changes'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { type ReactNode, useId, useState } from 'react'
import type { Restoring } from './use-restoring.ts'

type RestoreProps = {
  /** The subject of the restore, for screen readers. */
  label: string
  /** Label of the button. */
  text: Message
  restoring: Restoring
  disabled: boolean
  fieldLabel: (name: string) => string
  /** The former values. */
  children: ReactNode
}

/** Confirms and saves former values. The server's errors are displayed in the dialog, field by field. */
export function RestoreButton({ label, text, restoring, disabled, fieldLabel, children }: RestoreProps) {
  const { translate, text: message } = useTranslations()
  const [isOpen, setOpen] = useState(false)
  const titleId = useId()
  const { restore, isPending, problems, clear } = restoring
  const close = () => {
    if (isPending) return
    clear()
    setOpen(false)
  }
  return (
    <>
      <Button
        size="small"
        disabled={disabled}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-label={`${translate(sharedTexts.restore)}: ${label}`}
      >
        {translate(text)}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} fullWidth maxWidth="sm">
        <DialogTitle id={titleId}>{translate(changeTexts.restoreTheFormerValue)}</DialogTitle>
        <DialogContent>
          {children}
          <Typography variant="body2" color="textSecondary">
            {translate(changeTexts.itIsSavedAtOnce)}
          </Typography>
          {problems.length > 0 && (
            <Alert severity="error" sx={{ mt: 2 }}>
              <div>{translate(changeTexts.itCannotBeRestored)}</div>
              {problems.map(({ field, message: reason }) => (
                <div key={`${field} ${reason}`}>
                  {field ? `${fieldLabel(field)}: ` : ''}
                  {reason}
                </div>
              ))}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close} disabled={isPending} autoFocus>
            {message('console.cancel')}
          </Button>
          <Button
            variant="contained"
            loading={isPending}
            onClick={() => void restore().then((isOver) => isOver && setOpen(false))}
          >
            {translate(sharedTexts.restore)}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
