import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useWords } from '@pravesh/console-kit/language/words'
import { SignInFrame } from '@pravesh/console-kit/shell/SignInFrame'
import { Toast } from '@pravesh/console-kit/shell/Toast'
import { accountEndpoints } from '@pravesh/contract'
import { useEffect, useState } from 'react'
import { client } from './api.ts'

type SignedInProps = { person: string; onSignedOut: () => void }

/** Behind the door: who is signed in, and the way out. */
export function SignedIn({ person, onSignedOut }: SignedInProps) {
  const [toasted, setToasted] = useState(true)
  const { text } = useWords()
  const windowTitle = text('console.buyerTitle')
  useEffect(() => {
    document.title = windowTitle
  }, [windowTitle])
  const leave = async () => {
    // Signing out must work with a dead token and without a network too.
    await client.call(accountEndpoints.buyerLogout, {}, { final: true }).catch(() => undefined)
    client.forget()
    onSignedOut()
  }
  return (
    <SignInFrame title={text('buyer.signedIn')} intro={text('buyer.shortIntro')}>
      <Typography sx={{ mb: 3 }}>{text('buyer.signedInAs', { person })}</Typography>
      <Button variant="outlined" onClick={() => void leave()}>
        {text('console.signOut')}
      </Button>
      <Toast
        open={toasted}
        onClose={() => setToasted(false)}
        kind="success"
        message={text('console.loginSuccessful')}
      />
    </SignInFrame>
  )
}
