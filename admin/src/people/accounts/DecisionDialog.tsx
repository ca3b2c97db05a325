import Typography from '@mui/material/Typography'
import type { ActResult } from '@pravesh/console-kit'
import { FormDialog } from '@pravesh/console-kit/form/FormDialog'
import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'

type DialogProps = Omit<ComponentProps<typeof FormDialog>, 'onSubmit'>
type DecisionProps = DialogProps & {
  /** The effect of the decision, displayed above the fields. */
  consequence: string
  send: (values: FieldValues) => Promise<ActResult<unknown>>
}

/** Takes the details of a decision on an account, and sends it. It also closes after a concurrent decision: a toast reports that. */
export function DecisionDialog({ consequence, send, onClose, children, ...dialog }: DecisionProps) {
  async function submit(values: FieldValues) {
    const result = await send(values)
    if ('response' in result || result.failure.error.code === 'CONFLICT') {
      onClose()
      return undefined
    }
    return result.failure.body.errors
  }
  return (
    <FormDialog {...dialog} onSubmit={submit} onClose={onClose}>
      <Typography variant="body2" sx={{ mb: 2 }}>
        {consequence}
      </Typography>
      {children}
    </FormDialog>
  )
}
