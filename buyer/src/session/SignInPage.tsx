import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import { formatError } from '@pravesh/console-kit/language/error-messages'
import { useTranslations } from '@pravesh/console-kit/language/translations'
import { asksFactor, FactorCodeField, isSecondStep } from '@pravesh/console-kit/shell/sign-in/FactorCodeField'
import { PasskeyButton } from '@pravesh/console-kit/shell/sign-in/PasskeyButton'
import { SignInFrame } from '@pravesh/console-kit/shell/sign-in/SignInFrame'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useCheckAuth, useLogin, useNotify } from 'react-admin'
import { Controller, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { Credentials } from '../api.ts'
import type { ForgottenAccount } from './ForgotPasswordDialog.tsx'
import { InstituteTypeField } from './InstituteTypeField.tsx'
import { type Outcome, outcomeOf } from './outcome.ts'
import { validate } from './validate.ts'

const ForgotPasswordDialog = lazy(async () => ({
  default: (await import('./ForgotPasswordDialog.tsx')).ForgotPasswordDialog,
}))

/** The institutes' sign-in: which kind of institute, e-mail, password. */
export function SignInPage() {
  const [outcome, setOutcome] = useState<Outcome>()
  const [passkeyProblem, setPasskeyProblem] = useState<string>()
  const [needsCode, setNeedsCode] = useState(false)
  const login = useLogin()
  const notify = useNotify()
  const navigate = useNavigate()
  const checkAuth = useCheckAuth()
  const [forgotten, setForgotten] = useState<ForgottenAccount>()
  const { register, control, handleSubmit, formState, getValues, setValue } = useForm<Credentials>({
    defaultValues: { institute_type: 'school', email: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  const translations = useTranslations()
  const { text, language } = translations
  const partnerPath = `${language === 'hi' ? '/hi' : ''}/enquiry/partner-enquiry`
  const problem = outcome && 'problem' in outcome ? outcome.problem : undefined
  const errorMessage =
    outcome && 'apiError' in outcome
      ? formatError(outcome.apiError, translations, text('buyer.wentWrong'))
      : passkeyProblem
  const windowTitle = `${text('console.signIn')} · ${text('console.buyerTitle')}`

  useEffect(() => {
    document.title = windowTitle
    checkAuth({}, false).then(
      () => navigate('/'),
      () => undefined,
    )
  }, [windowTitle, checkAuth, navigate])

  const submit = handleSubmit(async ({ email, ...rest }, event) => {
    const form = event?.target instanceof HTMLFormElement ? new FormData(event.target) : undefined
    const code = String(form?.get('code') ?? '').trim()
    setPasskeyProblem(undefined)
    try {
      await login({ username: email, ...rest, ...(code && { code }) })
      notify('console.loginSuccessful', { type: 'success' })
    } catch (error) {
      setNeedsCode(asksFactor(error))
      // The fields of a new password stay: it is sent with the code.
      if (isSecondStep(error))
        return setOutcome((previous) => (previous?.problem === 'new password' ? previous : undefined))
      const failure = outcomeOf(error)
      setOutcome(failure)
      if ('apiError' in failure)
        notify(formatError(failure.apiError, translations, text('buyer.wentWrong')), { type: 'error' })
    }
  })
  function openForgotten() {
    const { institute_type, email } = getValues()
    setForgotten({ institute_type, username: email })
  }
  function closeForgotten(sentTo?: ForgottenAccount) {
    setForgotten(undefined)
    if (!sentTo) return
    setValue('institute_type', sentTo.institute_type)
    setValue('email', sentTo.username)
  }
  return (
    <SignInFrame
      title={text('buyer.signInTitle')}
      intro={text('buyer.intro')}
      foot={
        <>
          {text('buyer.notYet')} <Link href={partnerPath}>{text('buyer.listYours')}</Link>
        </>
      }
    >
      <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
        {problem === 'closed' && (
          <Alert severity="info" variant="outlined">
            <AlertTitle>{text('buyer.closedTitle')}</AlertTitle>
            {text('buyer.closedText')}
          </Alert>
        )}
        {errorMessage && (
          <Alert severity="error" variant="outlined">
            {errorMessage}
          </Alert>
        )}
        <Controller
          name="institute_type"
          control={control}
          render={({ field: { value, onChange } }) => <InstituteTypeField value={value} onChange={onChange} />}
        />
        <Controller
          name="email"
          control={control}
          rules={{ validate: validate('email', text('buyer.enterEmail')) }}
          render={({ field: { ref, ...field } }) => (
            <TextField
              {...field}
              inputRef={ref}
              type="email"
              label={text('console.email')}
              autoComplete="username"
              required
              size="medium"
              error={errors.email !== undefined}
              helperText={errors.email?.message}
            />
          )}
        />
        <TextField
          {...register('password', { validate: validate('password', text('console.enterPassword')) })}
          type="password"
          label={text('console.password')}
          autoComplete="current-password"
          required
          size="medium"
          error={errors.password !== undefined}
          helperText={errors.password?.message}
        />
        {problem === 'new password' && (
          <TextField
            {...register('new_password', {
              validate: (value) => (value ?? '').length >= 10 || text('buyer.atLeastTen'),
            })}
            type="password"
            label={text('console.newPassword')}
            autoComplete="new-password"
            required
            size="medium"
            error={errors.new_password !== undefined}
            helperText={errors.new_password?.message ?? text('buyer.temporary')}
          />
        )}
        {needsCode && <FactorCodeField />}
        <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
          {text('console.signIn')}
        </Button>
        <PasskeyButton onProblem={setPasskeyProblem} />
        <Button onClick={openForgotten} sx={{ justifySelf: 'start' }}>
          {text('account.forgotten')}
        </Button>
      </Box>
      {forgotten && (
        <Suspense>
          <ForgotPasswordDialog account={forgotten} onClose={closeForgotten} />
        </Suspense>
      )}
    </SignInFrame>
  )
}
