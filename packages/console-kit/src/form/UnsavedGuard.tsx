import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router-dom'
import { useWords } from '../language/words.ts'
import { useUnsaved } from '../shell/unsaved.ts'

/** Keeps a person from losing what is not saved: asks before leaving, and marks the header. */
export function UnsavedGuard() {
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState()
  // While a save is under way its own redirect must pass.
  const unsaved = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful && !isSubmitting
  const { mark } = useUnsaved()
  const { text } = useWords()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname && !nextLocation.pathname.endsWith('/login'),
  )

  useEffect(() => {
    mark(unsaved)
    return () => mark(false)
  }, [unsaved, mark])

  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])

  // A save redirects in the same tick in which the form becomes clean: the block is then out of date.
  useEffect(() => {
    if (blocker.state === 'blocked' && !unsaved) blocker.proceed()
  }, [blocker, unsaved])

  return (
    <Dialog open={blocker.state === 'blocked' && unsaved} onClose={() => blocker.reset?.()} aria-labelledby="unsaved">
      <DialogTitle id="unsaved">{text('form.leaveTitle')}</DialogTitle>
      <DialogContent>{text('form.leaveText')}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => blocker.proceed?.()}>
          {text('form.leave')}
        </Button>
        <Button variant="contained" autoFocus onClick={() => blocker.reset?.()}>
          {text('form.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
