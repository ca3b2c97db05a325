import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { ApiError } from '@pravesh/contract'
import { useTranslations } from '../../language/translations.ts'

/** True where the password was right, and the code of the second factor is missing or wrong. */
export const asksFactor = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'SECOND_FACTOR_REQUIRED' || error.code === 'SECOND_FACTOR_WRONG')
/** True where no code was sent yet: not a mistake, but the second step. */
export const isSecondStep = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED'

/** The second step of a sign-in: six digits of the authenticator app, or a recovery code. */
export function FactorCodeField(props: Pick<TextFieldProps, 'fullWidth'>) {
  const { text } = useTranslations()
  return (
    <TextField
      {...props}
      name="code"
      label={text('console.factorCode')}
      helperText={text('console.factorCodeHelp')}
      autoComplete="one-time-code"
      autoFocus
      required
      size="medium"
      slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false, maxLength: 40 } }}
    />
  )
}
