import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { thrownWords } from '@pravesh/console-kit/language/error-words'
import { useWords } from '@pravesh/console-kit/language/words'
import { SignInFrame } from '@pravesh/console-kit/shell/SignInFrame'
import { accountEndpoints } from '@pravesh/contract'
import { useEffect, useState } from 'react'
import { useCheckAuth, useLogin, useNotify } from 'react-admin'
import { Controller, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { Credentials } from '../api.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

const body = accountEndpoints.buyerLogin.body
const said = (field: 'email' | 'password', words: string) => (value: unknown) =>
  body?.shape[field].safeParse(value).success || words

/** The institutes' sign-in: which kind of institute, e-mail, password. */
export function SignInPage() {
  const [outcome, setOutcome] = useState<Outcome>()
  const login = useLogin()
  const notify = useNotify()
  const navigate = useNavigate()
  const checkAuth = useCheckAuth()
  const { register, control, handleSubmit, formState } = useForm<Credentials>({
    defaultValues: { institute_type: 'school', email: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  const spoken = useWords()
  const { text } = spoken
  const problem = outcome && 'problem' in outcome ? outcome.problem : undefined
  const refused =
    outcome && 'refusal' in outcome ? thrownWords(outcome.refusal, spoken, text('buyer.wentWrong')) : undefined
  const windowTitle = `${text('console.signIn')} · ${text('console.buyerTitle')}`

  useEffect(() => {
    document.title = windowTitle
    checkAuth({}, false).then(
      () => navigate('/'),
      () => undefined,
    )
  }, [windowTitle, checkAuth, navigate])

  const submit = handleSubmit(async ({ email, ...rest }) => {
    try {
      await login({ username: email, ...rest })
      notify('console.loginSuccessful', { type: 'success' })
    } catch (error) {
      const failure = outcomeOf(error)
      setOutcome(failure)
      if ('refusal' in failure) notify(thrownWords(failure.refusal, spoken, text('buyer.wentWrong')), { type: 'error' })
    }
  })
  return (
    <SignInFrame
      title={text('buyer.signInTitle')}
      intro={text('buyer.intro')}
      foot={
        <>
          {text('buyer.notYet')} <Link href="/">{text('buyer.seeHow')}</Link>
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
        {refused && (
          <Alert severity="error" variant="outlined">
            {refused}
          </Alert>
        )}
        <Controller
          name="institute_type"
          control={control}
          render={({ field }) => (
            <Box>
              <Typography variant="body2" id="institute-type" sx={{ mb: 0.5 }}>
                {text('buyer.instituteType')}
              </Typography>
              <ToggleButtonGroup
                exclusive
                fullWidth
                value={field.value}
                onChange={(_event, value: Credentials['institute_type'] | null) => value && field.onChange(value)}
                aria-labelledby="institute-type"
                color="primary"
              >
                <ToggleButton value="school">{text('console.school')}</ToggleButton>
                <ToggleButton value="college">{text('console.college')}</ToggleButton>
              </ToggleButtonGroup>
            </Box>
          )}
        />
        <TextField
          {...register('email', { validate: said('email', text('buyer.enterEmail')) })}
          type="email"
          label={text('console.email')}
          autoComplete="username"
          required
          size="medium"
          error={errors.email !== undefined}
          helperText={errors.email?.message}
        />
        <TextField
          {...register('password', { validate: said('password', text('console.enterPassword')) })}
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
        <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
          {text('console.signIn')}
        </Button>
      </Box>
    </SignInFrame>
  )
}
