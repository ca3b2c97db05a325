import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router-dom'
import { useUnsaved } from '../../page/unsaved.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { useAfterSave } from './use-after-save.ts'

/**
 * True once the form's save has succeeded, until it is changed again: its own redirect may leave the page then, which follows before
 * the form knows of the success.
 */
function useSavedRef(changed: boolean) {
  const saved = useRef(false)
  useAfterSave(
    useCallback(() => {
      saved.current = true
    }, []),
  )
  // Also of a record that was saved without a change: the first change after it is unsaved.
  useEffect(() => {
    saved.current = false
  }, [changed])
  return saved
}

/** Prevents the loss of unsaved changes: confirms leaving, also during a save, and marks the header. */
export function UnsavedGuard() {
  const { dirtyFields, isSubmitSuccessful } = useFormState()
  const changed = Object.keys(dirtyFields).length > 0
  const unsaved = changed && !isSubmitSuccessful
  const saved = useSavedRef(changed)
  const { mark } = useUnsaved()
  const mutations = useQueryClient().getMutationCache()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      !saved.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      !nextLocation.pathname.endsWith('/login'),
  )

  useEffect(() => {
    mark(unsaved)
    return () => mark(false)
  }, [unsaved, mark])

  useEffect(() => {
    if (!unsaved) return
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', preventUnload)
    return () => window.removeEventListener('beforeunload', preventUnload)
  }, [unsaved])

  // A save redirects in the same tick in which the form becomes clean: the block is then out of date.
  useEffect(() => {
    if (blocker.state === 'blocked' && !unsaved) blocker.proceed()
  }, [blocker, unsaved])

  function leave() {
    // A save that waits for the network is given up too: it would be sent although the person left without saving.
    for (const mutation of mutations.getAll()) if (mutation.state.isPaused) mutations.remove(mutation)
    blocker.proceed?.()
  }

  return <LeaveDialog open={blocker.state === 'blocked' && unsaved} onLeave={leave} onStay={() => blocker.reset?.()} />
}
