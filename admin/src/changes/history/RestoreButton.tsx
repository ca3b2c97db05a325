import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { InstituteChange, InstituteType } from '@pravesh/contract'
import { useId, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { ChangedValue } from '../ChangedValue.tsx'
import { changeLabel } from '../change-label.ts'
import { useRestore } from './use-restore.ts'

type RestoreProps = {
  type: InstituteType
  fields: InstituteChange['fields']
  record: RaRecord
  disabled: boolean
}

/** Asks, then saves the fields as they were before a change. What the server refuses is said in the dialog, field by field. */
export function RestoreButton({ type, fields, record, disabled }: RestoreProps) {
  const { translate, text } = useTranslations()
  const [isOpen, setOpen] = useState(false)
  const titleId = useId()
  const { restore, isPending, problems, clear } = useRestore(`${type}s`, record, () => setOpen(false))
  const [first] = fields
  const label = fields.length === 1 && first ? changeLabel(type, first) : translate('all fields of this change')
  const close = () => {
    if (isPending) return
    clear()
    setOpen(false)
  }
  const saveFormer = () => restore(Object.fromEntries(fields.map(({ name, before }) => [name, before])))
  return (
    <>
      <Button
        size="small"
        disabled={disabled}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-label={`${translate('Restore')}: ${label}`}
      >
        {translate(fields.length === 1 ? 'Restore' : 'Restore all')}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} fullWidth maxWidth="sm">
        <DialogTitle id={titleId}>{translate('Restore the former value?')}</DialogTitle>
        <DialogContent>
          {fields.map((field) => (
            <Typography key={field.name} component="div" variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
              <strong>{changeLabel(type, field)}</strong>
              <div>
                <ChangedValue type={type} name={field.name} value={field.before} />
              </div>
            </Typography>
          ))}
          <Typography variant="body2" color="textSecondary">
            {translate('It is saved at once, and the change log has it as a change of yours.')}
          </Typography>
          {problems.length > 0 && (
            <Alert severity="error" sx={{ mt: 2 }}>
              <div>{translate('It cannot be restored:')}</div>
              {problems.map(({ field, message }) => (
                <div key={message}>
                  {field ? `${changeLabel(type, { name: field })}: ` : ''}
                  {message}
                </div>
              ))}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close} disabled={isPending} autoFocus>
            {text('console.cancel')}
          </Button>
          <Button variant="contained" onClick={saveFormer} loading={isPending}>
            {translate('Restore')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
