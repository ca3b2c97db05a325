import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { FormProblem } from '@pravesh/console-kit/account/FormProblem'
import { setFieldErrors } from '@pravesh/console-kit/form/validation/set-field-errors'
import { useTranslations } from '@pravesh/console-kit/language/translations'
import type { InstituteType } from '@pravesh/contract'
import { useState } from 'react'
import { Controller, FormProvider, useForm } from 'react-hook-form'
import { useAct } from '../api.ts'
import { InstituteTypeField } from './InstituteTypeField.tsx'
import { validate } from './validate.ts'

export type ForgottenAccount = { institute_type: InstituteType; username: string }
type DialogProps = {
  /** Values of the sign-in form. */
  account: ForgottenAccount
  /** With the account that a password was sent to. */
  onClose: (sentTo?: ForgottenAccount) => void
}

/** Requests a temporary password. The server does not reveal whether there is such an account, and neither does the dialog. */
export function ForgotPasswordDialog({ account, onClose }: DialogProps) {
  const { text } = useTranslations()
  const { act } = useAct('account', 'forgotPassword', { fields: ['username'] })
  const [sentTo, setSentTo] = useState<ForgottenAccount>()
  const form = useForm<ForgottenAccount>({ defaultValues: account })
  const { errors, isSubmitting } = form.formState
  const send = form.handleSubmit(async (values) => {
    setSentTo(undefined)
    const result = await act({ data: { role: 'buyer', ...values } })
    if ('response' in result) setSentTo(values)
    else setFieldErrors(form, ['username'], result.failure)
  })
  return (
    <Dialog open onClose={() => onClose(sentTo)} aria-labelledby="forgotten-title" fullWidth maxWidth="xs">
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void send(event)}>
          <DialogTitle id="forgotten-title">{text('account.forgotten')}</DialogTitle>
          <DialogContent>
            <FormProblem />
            <Box role="status">
              {sentTo && (
                <Alert severity="success" variant="outlined" sx={{ mb: 2 }}>
                  <AlertTitle>{text('account.sentTitle')}</AlertTitle>
                  <Box sx={{ overflowWrap: 'anywhere' }}>{text('account.sentText', { email: sentTo.username })}</Box>
                </Alert>
              )}
            </Box>
            <Typography variant="body2" sx={{ mb: 2 }}>
              {text(sentTo ? 'account.sentNothing' : 'account.forgottenText')}
            </Typography>
            <Box sx={{ display: 'grid', gap: 2 }}>
              <Controller
                name="institute_type"
                control={form.control}
                render={({ field: { value, onChange } }) => <InstituteTypeField value={value} onChange={onChange} />}
              />
              <TextField
                {...form.register('username', { validate: validate('email', text('buyer.enterEmail')) })}
                type="email"
                label={text('console.email')}
                autoComplete="username"
                required
                autoFocus
                size="medium"
                error={errors.username !== undefined}
                helperText={errors.username?.message}
              />
            </Box>
          </DialogContent>
          <DialogActions sx={{ flexWrap: 'wrap' }}>
            <Button color="inherit" onClick={() => onClose(sentTo)}>
              {text(sentTo ? 'account.backToSignIn' : 'console.cancel')}
            </Button>
            <Button type="submit" variant={sentTo ? 'outlined' : 'contained'} loading={isSubmitting}>
              {text('account.send')}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  )
}
