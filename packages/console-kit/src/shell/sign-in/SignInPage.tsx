import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { useCheckAuth, useLogin, useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { formatError } from '../../language/error-messages.ts'
import { useTranslations } from '../../language/translations.ts'
import { useConsole } from '../../page/console-context.ts'
import { asksFactor, FactorCodeField, isSecondStep } from './FactorCodeField.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { SignInFrame } from './SignInFrame.tsx'

type Problem = { username?: string; password?: string; form?: string }

/** The administrators' sign-in. */
export function SignInPage() {
  const { name } = useConsole()
  const translations = useTranslations()
  const { text } = translations
  const title = text('console.signIn')
  const login = useLogin()
  const notify = useNotify()
  const navigate = useNavigate()
  const checkAuth = useCheckAuth()
  const [problem, setProblem] = useState<Problem>({})
  const [busy, setBusy] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)

  useEffect(() => {
    document.title = `${title} · ${name}`
    checkAuth({}, false).then(
      () => navigate('/'),
      () => undefined,
    )
  }, [name, title, checkAuth, navigate])

  const submit = async (form: FormData) => {
    const username = String(form.get('username') ?? '').trim()
    const password = String(form.get('password') ?? '')
    const code = String(form.get('code') ?? '').trim()
    const missing = {
      ...(!username && { username: text('console.enterUsername') }),
      ...(!password && { password: text('console.enterPassword') }),
    }
    setProblem(missing)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    try {
      await login({ username, password, ...(code && { code }) })
      notify('console.loginSuccessful', { type: 'success' })
    } catch (error) {
      setBusy(false)
      setNeedsCode(asksFactor(error))
      if (isSecondStep(error)) return
      const message = formatError(error, translations, text('console.invalidCredentials'))
      setProblem({ form: message })
      notify(message, { type: 'error' })
    }
  }
  return (
    <SignInFrame
      title={title}
      intro={text('console.adminIntro')}
      foot={
        <>
          {text('console.forInstitutes')} <Link href="/administration">{text('console.ownDesk')}</Link>.{' '}
          <Link href="/">{text('console.toSite')}</Link>
          <br />
          {text('account.forgotten')} {text('account.adminForgotten')}
        </>
      }
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit(new FormData(event.currentTarget))
        }}
        sx={{ display: 'grid', gap: 2 }}
      >
        {problem.form && (
          <Alert severity="error" variant="outlined">
            {problem.form}
          </Alert>
        )}
        <TextField
          name="username"
          label={text('console.username')}
          autoComplete="username"
          autoFocus
          required
          size="medium"
          error={problem.username !== undefined}
          helperText={problem.username}
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false, maxLength: 120 } }}
        />
        <TextField
          name="password"
          type="password"
          label={text('console.password')}
          autoComplete="current-password"
          required
          size="medium"
          error={problem.password !== undefined}
          helperText={problem.password}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        {needsCode && <FactorCodeField />}
        <Button type="submit" variant="contained" size="large" loading={busy}>
          {title}
        </Button>
        <PasskeyButton onProblem={(form) => setProblem({ form })} />
      </Box>
    </SignInFrame>
  )
}
