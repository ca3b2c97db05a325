import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { useCheckAuth, useLogin, useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useConsole } from './console-context.ts'
import { SignInFrame } from './SignInFrame.tsx'

type Problem = { username?: string; password?: string; form?: string }

/** The administrators' sign-in. */
export function SignInPage() {
  const { name } = useConsole()
  const login = useLogin()
  const notify = useNotify()
  const navigate = useNavigate()
  const checkAuth = useCheckAuth()
  const [problem, setProblem] = useState<Problem>({})
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    document.title = `Sign in · ${name}`
    checkAuth({}, false).then(
      () => navigate('/'),
      () => undefined,
    )
  }, [name, checkAuth, navigate])

  const submit = async (form: FormData) => {
    const username = String(form.get('username') ?? '').trim()
    const password = String(form.get('password') ?? '')
    const missing = {
      ...(!username && { username: 'Enter your username' }),
      ...(!password && { password: 'Enter your password' }),
    }
    setProblem(missing)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    try {
      await login({ username, password })
      notify('Login Successful', { type: 'success' })
    } catch (thrown) {
      const words = thrown instanceof Error ? thrown.message : 'Invalid Credentials'
      setProblem({ form: words })
      notify(words, { type: 'error' })
      setBusy(false)
    }
  }
  return (
    <SignInFrame
      title="Sign in"
      intro="The office behind the catalogue: schools, colleges, exams, careers, and what people ask about them."
      foot={
        <>
          For institutes there is <Link href="/administration">a desk of their own</Link>.{' '}
          <Link href="/">To the site</Link>
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
          label="Username"
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
          label="Password"
          autoComplete="current-password"
          required
          size="medium"
          error={problem.password !== undefined}
          helperText={problem.password}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <Button type="submit" variant="contained" size="large" loading={busy}>
          Sign in
        </Button>
      </Box>
    </SignInFrame>
  )
}
