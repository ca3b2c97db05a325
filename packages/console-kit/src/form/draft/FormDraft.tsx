import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useRecordContext, useResourceContext } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { formatWhen } from '../../language/format-when.ts'
import { useTranslations } from '../../language/translations.ts'
import { useConsole } from '../../page/console-context.ts'
import { focusHeadingIfLost } from '../../page/heading-focus.ts'
import { isSame } from '../conflict/conflict-rows.ts'
import { useAfterSave } from '../leave/use-after-save.ts'
import { type FormDraft as Draft, deleteDraft, readDraft, writeDraft } from './draft-store.ts'

/** Milliseconds after the last change until the draft is written. */
const delay = 600

const pick = (from: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? null]))
const versionOf = ({ version, updatedAt }: Readonly<Record<string, unknown>>) => ({
  ...(version !== undefined && { version }),
  ...(updatedAt !== undefined && { updatedAt }),
})

/** Writes the changed fields of the form to this device, until they are saved or discarded. */
function useDraftWriter(key: string, offered: Draft | undefined) {
  const { client } = useConsole()
  const person = useRef(client.session()?.person)
  const { getValues, formState } = useFormContext()
  const { dirtyFields, isSubmitSuccessful } = useFormState()
  const values = useWatch()
  const isStored = useRef(false)
  /** The form was saved, and nothing has been changed since: it may render again before it is left. */
  const isSaved = useRef(false)
  const lastNames = useRef('')
  /** Writes pending changes. */
  const pending = useRef<() => void>(undefined)
  const names = Object.keys(dirtyFields).join()
  useEffect(() => {
    pending.current = undefined
    if (lastNames.current === '') isSaved.current = false
    lastNames.current = names
    if (isSubmitSuccessful || names === '') {
      if ((isStored.current || isSubmitSuccessful) && !offered) deleteDraft(key)
      isStored.current = false
      return
    }
    const write = () => {
      // Signing out empties this device; the form that it closes must not fill it again.
      if (isSaved.current || client.session()?.person !== person.current) return
      const changed = names.split(',')
      const opened = formState.defaultValues ?? {}
      const savedAt = new Date().toISOString()
      // The offered draft stays, with later changes merged into it, until the person has decided.
      const draft = {
        savedAt,
        version: offered?.version ?? versionOf(opened),
        was: { ...pick(opened, changed), ...offered?.was },
        mine: { ...offered?.mine, ...pick(getValues(), changed) },
      }
      isStored.current = writeDraft(key, draft)
      pending.current = undefined
    }
    pending.current = write
    const timer = setTimeout(write, delay)
    window.addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', write)
    }
    // Each change of a value restarts the delay.
  }, [key, offered, names, values, isSubmitSuccessful, getValues, formState, client])
  // Changes right before leaving the page are saved, too.
  useEffect(() => () => pending.current?.(), [])
  useAfterSave(
    useCallback(() => {
      pending.current = undefined
      isSaved.current = true
      deleteDraft(key)
    }, [key]),
  )
}

/** The draft under a key, if it differs from the record: a save may have succeeded after the page was left. */
function readOpenDraft(key: string, record: Readonly<Record<string, unknown>> | undefined): Draft | undefined {
  const draft = readDraft(key)
  if (!draft) return undefined
  const isOpen = Object.entries(draft.mine).some(([name, value]) => !isSame(record?.[name], value))
  if (!isOpen) deleteDraft(key)
  return isOpen ? draft : undefined
}

/** Stores a draft of the form on this device, and offers the one of an earlier visit. */
export function FormDraft() {
  const { client } = useConsole()
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const { getValues, reset, formState } = useFormContext()
  const { dirtyFields, isSubmitSuccessful } = useFormState()
  const { text } = useTranslations()
  const key = `draft ${client.session()?.person ?? ''} ${resource} ${record?.id ?? 'new'}`
  const [draft, setDraft] = useState(() => readOpenDraft(key, record))
  useDraftWriter(key, draft)
  // Values sent while the offer was open must not be offered again.
  useEffect(() => {
    if (!isSubmitSuccessful) return
    deleteDraft(key)
    setDraft(undefined)
  }, [isSubmitSuccessful, key])
  if (!draft) return null

  /** Closes the notice, whose buttons had the focus. */
  function close() {
    setDraft(undefined)
    setTimeout(focusHeadingIfLost)
  }
  /** Opens the form as it was when the draft was written: a record that was changed since meets the draft as a conflict. */
  function restore({ version, was: opened, mine }: Draft) {
    const current = pick(getValues(), Object.keys(dirtyFields))
    const defaults = { ...formState.defaultValues, ...opened, ...version }
    reset(defaults)
    // A second reset, because it reaches mounted lists of inputs: `setValue` would change their values but not their rows.
    reset({ ...defaults, ...mine, ...current }, { keepDefaultValues: true })
    close()
  }
  function discard() {
    deleteDraft(key)
    close()
  }
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ mb: 2, flexWrap: 'wrap' }}
      action={
        <>
          <Button color="inherit" size="small" onClick={() => restore(draft)}>
            {text('form.restoreDraft')}
          </Button>
          <Button color="inherit" size="small" onClick={discard}>
            {text('form.discardDraft')}
          </Button>
        </>
      }
    >
      {text('form.draftFound', { time: formatWhen(draft.savedAt) })}
    </Alert>
  )
}
