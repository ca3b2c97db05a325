import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFeesOf } from './use-fees.ts'

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
