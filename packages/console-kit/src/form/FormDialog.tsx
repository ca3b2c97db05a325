import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Form } from 'react-admin'
import { type FieldValues, type Resolver, useFormContext, useFormState } from 'react-hook-form'
import { useTranslations } from '../language/translations.ts'
import { isSame } from './conflict/conflict-rows.ts'
import { LeaveDialog } from './leave/LeaveDialog.tsx'

type DialogProps = {
  title: string
  /** Label of the button that submits; rendered within the form. */
  submit: ReactNode
  busy: boolean
  /** Initial values of the form; the same object for as long as the dialog is open. */
  record: Record<string, unknown>
  resolver: Resolver<FieldValues>
  /** Returns the errors of fields, if the submission was rejected. */
  onSubmit: (values: FieldValues) => Promise<Record<string, unknown> | undefined>
  onClose: () => void
  children: ReactNode
}

/** Reports to the dialog around a form whether it has changes. */
function ChangeReporter({ onChange }: { onChange: (isChanged: boolean) => void }) {
  const { dirtyFields, defaultValues } = useFormState()
  const { getValues } = useFormContext()
  // A rejected submission marks fields that are still empty as dirty.
  const isChanged = Object.keys(dirtyFields).some((name) => !isSame(defaultValues?.[name], getValues(name)))
  useEffect(() => onChange(isChanged), [onChange, isChanged])
  return null
}

/** The field that a dialog begins with: text or a choice, and of several choices the one that is made. */
const firstField = 'input:not([type="radio"]), input[type="radio"]:checked, textarea'

/** Renders the fields of a dialog and moves the focus to the first. */
function Fields({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => region.current?.querySelector<HTMLElement>(firstField)?.focus(), [])
  // Below a title there is no space for the label on the outline of a first field, unless it is asked for twice.
  return (
    <DialogContent ref={region} sx={{ '&&': { pt: 1 } }}>
      {children}
    </DialogContent>
  )
}

/**
 * A form in a dialog. Escape, a click outside and the button "Cancel" close it at once without changes, and ask for confirmation with
 * changes. It stays open during a submission.
 */
export function FormDialog({ title, submit, busy, record, resolver, onSubmit, onClose, children }: DialogProps) {
  const { text } = useTranslations()
  const titleId = useId()
  const [isChanged, setIsChanged] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  function close() {
    if (busy) return
    if (isChanged) setConfirming(true)
    else onClose()
  }
  return (
    <>
      <Dialog open onClose={close} aria-labelledby={titleId} fullWidth maxWidth="sm">
        <Form record={record} resolver={resolver} onSubmit={onSubmit} noValidate disableInvalidFormNotification>
          <ChangeReporter onChange={setIsChanged} />
          <DialogTitle id={titleId}>{title}</DialogTitle>
          <Fields>{children}</Fields>
          <DialogActions>
            <Button color="inherit" onClick={close} disabled={busy}>
              {text('console.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={busy}>
              {submit}
            </Button>
          </DialogActions>
        </Form>
      </Dialog>
      <LeaveDialog open={isConfirming} onLeave={onClose} onStay={() => setConfirming(false)} />
    </>
  )
}
