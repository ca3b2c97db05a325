import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import type { ScheduledChange } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import { type MouseEvent, useState } from 'react'
import { Confirm } from 'react-admin'
import { useAct } from '../../api.ts'

/**
 * Button of a row that cancels the scheduled change once it is confirmed: the date is gone with it. A toast follows; a record that
 * changed since is not cancelled.
 */
export function CancelSchedule({ change }: { change: ScheduledChange }) {
  const { text, language } = useTranslations()
  const [open, setOpen] = useState(false)
  const { kind, record, action, updatedAt, name, at: scheduledAt } = change
  const { busy, act, canAct } = useAct('scheduled', 'cancel', { related: [kind] })
  async function cancel() {
    await act({ data: { kind, record, action, updatedAt } })
    setOpen(false)
  }
  if (!canAct) return null
  // The row opens the editor: no press here is one on the row.
  const stop = (event: MouseEvent) => event.stopPropagation()
  return (
    <Box component="span" onClick={stop}>
      <Button
        size="small"
        onClick={() => setOpen(true)}
        loading={busy}
        aria-label={text('scheduled.cancelOne', { name })}
      >
        {text('scheduled.cancel')}
      </Button>
      <Confirm
        isOpen={open}
        loading={busy}
        title={text('scheduled.cancelTitle', { name })}
        content={text('scheduled.cancelText', { time: formatDateTime(scheduledAt, language) })}
        confirm="scheduled.cancelConfirm"
        cancel="scheduled.keep"
        onConfirm={() => void cancel()}
        onClose={() => setOpen(false)}
      />
    </Box>
  )
}
