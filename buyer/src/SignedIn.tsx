import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { SignInFrame } from '@pravesh/console-kit/shell/SignInFrame'
import { Toast } from '@pravesh/console-kit/shell/Toast'
import { accountEndpoints } from '@pravesh/contract'
import { en } from '@pravesh/messages'
import { useEffect, useState } from 'react'
import { client } from './api.ts'

type SignedInProps = { person: string; onSignedOut: () => void }

/** Behind the door: who is signed in, and the way out. */
export function SignedIn({ person, onSignedOut }: SignedInProps) {
  const [toasted, setToasted] = useState(true)
  useEffect(() => {
    document.title = en.console.buyerTitle
  }, [])
  const leave = async () => {
    // Signing out must work with a dead token and without a network too.
    await client.call(accountEndpoints.buyerLogout, {}, { final: true }).catch(() => undefined)
    client.forget()
    onSignedOut()
  }
  return (
    <SignInFrame title="You are signed in" intro="The desk of a school or a college.">
      <Typography sx={{ mb: 3 }}>
        As <strong>{person}</strong>. The desk itself, with your page, fees and enquiries, opens soon.
      </Typography>
      <Button variant="outlined" onClick={() => void leave()}>
        {en.console.signOut}
      </Button>
      <Toast open={toasted} onClose={() => setToasted(false)} kind="success" message={en.console.loginSuccessful} />
    </SignInFrame>
  )
}
