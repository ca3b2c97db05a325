import Key from '@mui/icons-material/Key'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useLogin, useNotify } from 'react-admin'
import { hasPasskeys } from '../../account/passkey.ts'
import { formatUnknownError } from '../../language/error-messages.ts'
import { useTranslations } from '../../language/translations.ts'

/** Signs in by a passkey, which the browser offers to choose; nothing where the browser has none. */
export function PasskeyButton({ onProblem }: { onProblem: (problem?: string) => void }) {
  const { text } = useTranslations()
  const login = useLogin()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  if (!hasPasskeys()) return null
  async function signIn() {
    setBusy(true)
    onProblem()
    try {
      await login({ byPasskey: true })
      notify('console.loginSuccessful', { type: 'success' })
    } catch (error) {
      setBusy(false)
      onProblem(formatUnknownError(error))
    }
  }
  return (
    <Button variant="outlined" size="large" startIcon={<Key />} loading={busy} onClick={() => void signIn()}>
      {text('console.passkeySignIn')}
    </Button>
  )
}
