import Button from '@mui/material/Button'
import { useWords } from '@pravesh/console-kit'
import type { ScheduledChange } from '@pravesh/contract'
import type { MouseEvent } from 'react'
import { useAct } from '../api.ts'

/** Button of a row that cancels the scheduled change. A toast confirms it; a record that changed since is not cancelled. */
export function CancelSchedule({ change }: { change: ScheduledChange }) {
  const { text } = useWords()
  const { kind, record, action, updatedAt, name } = change
  const { busy, act } = useAct('scheduled', 'cancel', { related: [kind] })
  const cancel = (event: MouseEvent) => {
    // The row opens the editor.
    event.stopPropagation()
    void act({ data: { kind, record, action, updatedAt } })
  }
  return (
    <Button size="small" onClick={cancel} loading={busy} aria-label={text('scheduled.cancelOne', { name })}>
      {text('scheduled.cancel')}
    </Button>
  )
}
