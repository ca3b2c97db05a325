import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { Logout, useLogout, useUserMenu } from 'react-admin'
import { useTranslations } from '../../language/translations.ts'
import { useUnsaved } from '../../page/unsaved.tsx'

/** Sign out, in the account's menu. With an unsaved form it closes the menu and `onConfirm` opens the confirmation. */
export function SignOutItem({ onConfirm }: { onConfirm: () => void }) {
  const { unsaved } = useUnsaved()
  const menu = useUserMenu()
  const confirm = () => {
    menu?.onClose()
    onConfirm()
  }
  return <Logout {...(unsaved && { onClick: confirm })} />
}

/** Confirms a sign-out that loses unsaved changes: it deletes the drafts of this device too. */
export function SignOutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { text } = useTranslations()
  const logout = useLogout()
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="sign-out">
      <DialogTitle id="sign-out">{text('console.signOutTitle')}</DialogTitle>
      <DialogContent>{text('form.leaveText')}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => void logout(null, undefined, false)}>
          {text('console.signOut')}
        </Button>
        <Button variant="contained" autoFocus onClick={onClose}>
          {text('form.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
