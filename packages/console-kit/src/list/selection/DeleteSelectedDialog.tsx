import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useState } from 'react'
import { type Identifier, useResourceContext, useTranslate } from 'react-admin'
import { useTranslations } from '../../language/translations.ts'
import { SelectedNames } from './SelectedNames.tsx'

/** The most records that one press of Delete deletes: a default page of most lists, which a slip of "Select all" exceeds. */
const maxUntyped = 50

type DeleteSelectedDialogProps = {
  ids: readonly Identifier[]
  pending: boolean
  /** The effect; by default, that the records are deleted for good. */
  warning?: string
  onConfirm: () => void
  onClose: () => void
}

/** Confirmation of a bulk deletion. Of more than 50 records the number has to be typed before it can be confirmed. */
export function DeleteSelectedDialog({ ids, pending, warning, onConfirm, onClose }: DeleteSelectedDialogProps) {
  const resource = useResourceContext() ?? ''
  const translate = useTranslate()
  const { text } = useTranslations()
  const id = useId()
  const [countInput, setCountInput] = useState('')
  const count = ids.length
  const typing = count > maxUntyped
  const disabled = pending || (typing && countInput.trim() !== String(count))
  const name = translate(`resources.${resource}.forcedCaseName`, { smart_count: count })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A portal's events bubble to the list, whose own form would handle this submission.
    event.stopPropagation()
    if (!disabled) onConfirm()
  }
  return (
    <Dialog
      open
      onClose={pending ? undefined : onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={`${id}-title`}>
          {translate('ra.message.bulk_delete_title', { smart_count: count, name })}
        </DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`}>
            {warning ?? translate('ra.message.bulk_delete_content', { smart_count: count, name })}
          </DialogContentText>
          <SelectedNames ids={ids} />
          {typing && (
            <TextField
              autoFocus
              fullWidth
              label={text('list.typeToDelete', { count: String(count) })}
              value={countInput}
              onChange={({ target }) => setCountInput(target.value)}
              autoComplete="off"
              sx={{ mt: 2 }}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={pending}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" color="error" disabled={disabled} autoFocus={!typing}>
            {translate('ra.action.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
