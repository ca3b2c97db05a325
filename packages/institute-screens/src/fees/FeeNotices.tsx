import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import type { GradeFeeRow } from '@pravesh/contract'
import { useEffect, useRef, useState } from 'react'
import { Confirm } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { rowName } from './fee-table.ts'
import { changedRows, mergeRows } from './merge-rows.ts'
import { useFeesOf } from './use-fees.ts'
import type { FeeConflict } from './use-save-fees.ts'

/** Offers the table of an earlier session to one that has no rows yet: rows that are typed are never replaced. */
export function BeginNotice({ session, earlier }: { session: string; earlier: string }) {
  const { setValue } = useFormContext()
  const fees: unknown = useWatch({ name: 'fees' })
  const isEmpty = !Array.isArray(fees) || fees.length === 0
  const rows = useFeesOf(isEmpty ? earlier : undefined)
  const { text } = useTranslations()
  if (!isEmpty) return null
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

type ConflictProps = { opened: readonly GradeFeeRow[]; conflict: FeeConflict; onLoad: () => void }

/**
 * Shown above a table whose save met another's, and focused. Rows that only the other changed can be taken over; saving then replaces
 * the other table, and loading it drops one's own.
 */
export function ConflictNotice({ opened, conflict, onLoad }: ConflictProps) {
  const { theirs, changedBy } = conflict
  const { reset, getValues, setValue } = useFormContext()
  const { text } = useTranslations()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (conflict) notice.current?.focus()
  }, [conflict])
  const changed = changedRows(opened, theirs.fees).map((row) => rowName({ class: row }))
  const load = () => {
    reset(theirs)
    onLoad()
  }
  return (
    <Alert ref={notice} tabIndex={-1} severity="warning" variant="outlined" sx={{ mb: 2 }}>
      <AlertTitle>{text('fee.changed', { session: theirs.id })}</AlertTitle>
      {text(changedBy === undefined ? 'fee.changedText' : 'fee.changedBy', { by: changedBy ?? '' })}{' '}
      {changed.length > 0 && text('fee.changedRows', { rows: changed.join(', ') })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          color="inherit"
          variant="outlined"
          size="small"
          onClick={() => setValue('fees', mergeRows(opened, theirs.fees, getValues('fees')), { shouldDirty: true })}
        >
          {text('fee.merge')}
        </Button>
        <Button color="inherit" size="small" onClick={load}>
          {text('conflict.loadTheirs')}
        </Button>
      </Box>
    </Alert>
  )
}

type DeleteProps = { session: string; busy: boolean; onDelete: () => Promise<unknown> }

/** Deletes the table of a session, once that is confirmed: an empty one cannot be saved. */
export function DeleteButton({ session, busy, onDelete }: DeleteProps) {
  const [isConfirming, setConfirming] = useState(false)
  const { text } = useTranslations()
  return (
    <>
      <Button color="warning" size="small" onClick={() => setConfirming(true)} sx={{ mt: 1 }}>
        {text('fee.remove', { session })}
      </Button>
      <Confirm
        isOpen={isConfirming}
        loading={busy}
        title={text('fee.removeTitle', { session })}
        content={text('fee.removeText')}
        confirm={text('fee.remove', { session })}
        confirmColor="warning"
        onConfirm={() => void onDelete().finally(() => setConfirming(false))}
        onClose={() => setConfirming(false)}
      />
    </>
  )
}
