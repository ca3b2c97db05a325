import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useWords } from '@pravesh/console-kit'
import { useEffect, useRef, useState } from 'react'
import { Confirm } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useFeesOf } from './use-fees.ts'
import type { FeeConflict } from './use-save-fees.ts'

/** Offers the table of an earlier session to a session that has none. */
export function BeginNotice({ session, earlier }: { session: string; earlier: string }) {
  const { setValue } = useFormContext()
  const rows = useFeesOf(earlier)
  const { text } = useWords()
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ mb: 2 }}
      action={
        <Button
          color="inherit"
          size="small"
          disabled={rows === undefined}
          onClick={() => setValue('fees', rows, { shouldDirty: true })}
        >
          {text('fee.begin', { session: earlier })}
        </Button>
      }
    >
      {text('fee.none', { session })}
    </Alert>
  )
}

/** Shown above a table whose save met another's, and focused: it can be saved over that one, or that one loaded. */
export function ConflictNotice({ conflict, onLoad }: { conflict: FeeConflict; onLoad: () => void }) {
  const { theirs, changedBy } = conflict
  const { reset } = useFormContext()
  const { text } = useWords()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (conflict) notice.current?.focus()
  }, [conflict])
  const load = () => {
    reset(theirs)
    onLoad()
  }
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      severity="warning"
      variant="outlined"
      sx={{ mb: 2, flexWrap: 'wrap' }}
      action={
        <Button color="inherit" size="small" onClick={load}>
          {text('conflict.loadTheirs')}
        </Button>
      }
    >
      <AlertTitle>{text('fee.changed', { session: theirs.id })}</AlertTitle>
      {text(changedBy === undefined ? 'fee.changedText' : 'fee.changedBy', { by: changedBy ?? '' })}
    </Alert>
  )
}

type DeleteProps = { session: string; busy: boolean; onDelete: () => Promise<unknown> }

/** Deletes the table of a session, once that is confirmed: an empty one cannot be saved. */
export function DeleteButton({ session, busy, onDelete }: DeleteProps) {
  const [isAsking, setAsking] = useState(false)
  const { text } = useWords()
  return (
    <>
      <Button color="warning" size="small" onClick={() => setAsking(true)} sx={{ mt: 1 }}>
        {text('fee.remove', { session })}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={busy}
        title={text('fee.removeTitle', { session })}
        content={text('fee.removeText')}
        confirm={text('fee.remove', { session })}
        confirmColor="warning"
        onConfirm={() => void onDelete().finally(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
