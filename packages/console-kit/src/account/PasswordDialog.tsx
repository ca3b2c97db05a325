import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { newPassword } from '@pravesh/contract'
import { PasswordInput } from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import { z } from 'zod'
import { formResolver } from '../form/validation/form-resolver.ts'
import { setFieldErrors } from '../form/validation/set-field-errors.ts'
import { useTranslations } from '../language/translations.ts'
import { useConsole } from '../page/console-context.ts'
import { FormProblem } from './FormProblem.tsx'
import { useAct } from './own/account-calls.ts'

const passwords = z.object({ current_password: z.string().min(1).max(200), new_password: newPassword })
const fields = ['current_password', 'new_password'] as const
const resolver = formResolver(passwords, (values) =>
  Object.fromEntries(fields.map((name) => [name, values[name] ?? ''])),
)

/**
 * Changes the password of the account. A wrong current password is an error of its field, and no sign-out; the session of this browser
 * goes on, all others end.
 */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { text } = useTranslations()
  const { client } = useConsole()
  const { busy, act } = useAct('account', 'changePassword', { fields })
  const form = useForm({ resolver, defaultValues: { current_password: '', new_password: '' } })
  const submit = form.handleSubmit(async (values) => {
    const result = await act({ data: passwords.parse(values) })
    if ('response' in result) onClose()
    else setFieldErrors(form, fields, result.failure)
  })
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby="password-title" fullWidth maxWidth="xs">
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <DialogTitle id="password-title">{text('account.changePassword')}</DialogTitle>
          <DialogContent>
            <FormProblem />
            <Typography variant="body2" sx={{ mb: 2 }}>
              {text('account.othersEnd')}
            </Typography>
            {/* Identifies the account of this password for a password manager. */}
            <input type="text" autoComplete="username" value={client.session()?.person ?? ''} readOnly hidden />
            <Box sx={{ display: 'grid', gap: 2 }}>
              <PasswordInput
                source="current_password"
                label="account.currentPassword"
                autoComplete="current-password"
                isRequired
                autoFocus
                fullWidth
                helperText={false}
              />
              <PasswordInput
                source="new_password"
                label="console.newPassword"
                autoComplete="new-password"
                isRequired
                fullWidth
                helperText="account.newPasswordHelp"
              />
            </Box>
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose} disabled={busy}>
              {text('console.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={busy}>
              {text('account.changePassword')}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  )
}
