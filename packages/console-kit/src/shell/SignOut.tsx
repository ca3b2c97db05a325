import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ComponentProps, useState } from 'react'
import { Logout, useLogout } from 'react-admin'
import { useWords } from '../language/words.ts'
import { useUnsaved } from './unsaved.tsx'

/** Sign out, in the account's menu. It asks first where a form is not saved: signing out empties this device of drafts too. */
export function SignOut(props: ComponentProps<typeof Logout>) {
  const { unsaved } = useUnsaved()
  const { text } = useWords()
  const logout = useLogout()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Logout {...props} {...(unsaved && { onClick: () => setAsking(true) })} />
      <Dialog open={asking} onClose={() => setAsking(false)} aria-labelledby="sign-out">
        <DialogTitle id="sign-out">{text('console.signOutTitle')}</DialogTitle>
        <DialogContent>{text('form.leaveText')}</DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={() => void logout(null, undefined, false)}>
            {text('console.signOut')}
          </Button>
          <Button variant="contained" autoFocus onClick={() => setAsking(false)}>
            {text('form.stay')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
