import Typography from '@mui/material/Typography'
import type { ActResult } from '@pravesh/console-kit'
import { FormDialog } from '@pravesh/console-kit/form/FormDialog'
import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'

type DialogProps = Omit<ComponentProps<typeof FormDialog>, 'onSubmit'>
type DecisionProps = DialogProps & {
  /** What the decision changes, shown above the fields. */
  consequence: string
  send: (values: FieldValues) => Promise<ActResult<unknown>>
}

/** Asks for what a decision about an account needs, and sends it. Closes also where somebody made the decision meanwhile: a toast says so. */
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
