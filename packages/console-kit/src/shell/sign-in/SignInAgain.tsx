import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { Session, SignInPurpose } from '@pravesh/client'
import { useEffect, useState } from 'react'
import { hasPasskeys } from '../../account/passkey.ts'
import { formatError } from '../../language/error-messages.ts'
import { useTranslations } from '../../language/translations.ts'
import { useConsole } from '../../page/console-context.ts'
import { asksFactor, FactorCodeField, isSecondStep } from './FactorCodeField.tsx'

type SignInRequest = { person: string; purpose: SignInPurpose; resolve: (session: Session | undefined) => void }
type SignInAgainProps = {
  signIn: (person: string, password: string, extraFields?: { code?: string }) => Promise<Session>
  signInByPasskey: () => Promise<Session>
}

/** Prompts a person whose session has ended to sign in on the current page, so that the input is not lost. */
export function SignInAgain({ signIn, signInByPasskey }: SignInAgainProps) {
  const { client } = useConsole()
  const translations = useTranslations()
  const { text } = translations
  const [request, setRequest] = useState<SignInRequest>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)

  useEffect(
    () =>
      client.onSignInNeeded((person, purpose) => new Promise((resolve) => setRequest({ person, purpose, resolve }))),
    [client],
  )
  const end = (session: Session | undefined) => {
    request?.resolve(session)
    setRequest(undefined)
    setProblem('')
    setNeedsCode(false)
  }
  // The same person may have signed in in another tab meanwhile.
  useEffect(() => {
    if (!request) return
    const onStorage = () => {
      const session = client.session()
      if (session?.person !== request.person) return
      request.resolve(session)
      setRequest(undefined)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [request, client])
  const finish = async (session: Promise<Session>) => {
    setBusy(true)
    try {
      end(await session)
    } catch (error) {
      setNeedsCode(asksFactor(error))
      setProblem(isSecondStep(error) ? '' : formatError(error, translations, text('console.didNotWork')))
    } finally {
      setBusy(false)
    }
  }
  const submit = async (data: FormData) => {
    if (!request) return
    const code = String(data.get('code') ?? '').trim()
    await finish(signIn(request.person, String(data.get('password') ?? ''), code ? { code } : {}))
  }
  return (
    <Dialog open={request !== undefined} aria-labelledby="sign-in-again" maxWidth="xs" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void submit(new FormData(event.currentTarget))
        }}
      >
        <DialogTitle id="sign-in-again">
          {text(request?.purpose === 'confirm' ? 'console.confirmTitle' : 'console.sessionEnded')}
        </DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>
            {text(request?.purpose === 'confirm' ? 'console.confirmText' : 'console.signInAgain', {
              person: request?.person ?? '',
            })}
          </Typography>
          <TextField
            name="password"
            type="password"
            label={text('console.password')}
            autoComplete="current-password"
            autoFocus
            required
            fullWidth
            error={problem !== ''}
            helperText={problem || ' '}
          />
          {needsCode && <FactorCodeField fullWidth />}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          <Button color="inherit" onClick={() => end(undefined)}>
            {text('console.cancel')}
          </Button>
          {hasPasskeys() && (
            <Button onClick={() => void finish(signInByPasskey())} disabled={busy}>
              {text('console.passkeySignIn')}
            </Button>
          )}
          <Button type="submit" variant="contained" loading={busy}>
            {text(request?.purpose === 'confirm' ? 'console.confirmPassword' : 'console.signIn')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
