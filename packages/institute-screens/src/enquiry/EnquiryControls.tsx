import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslations } from '@pravesh/console-kit'
import { declaredOptionLabel } from '@pravesh/console-kit/fields/kind'
import { inboxTexts } from '@pravesh/messages/screens/people/enquiries'
import { enquiryTexts } from '@pravesh/messages/screens/people/enquiry'
import { type FormEvent, useState } from 'react'

/** The day in India as ISO 8601, which is how Swedish writes a day. */
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(new Date())
const unassignedValue = 'nobody'

type Person = { id: number; name: string }
type WorkChange<Status extends string> =
  | { status: Status }
  | { assignee: number | null }
  | { followUpOn: string | null }
type ControlsProps<Status extends string> = {
  enquiry: { status: string; assignee: Person | null; followUpOn: string | null }
  /** States that can be set by hand. */
  states: readonly Status[]
  /** People whom it can be given to, and which of them is signed in. */
  people: readonly Person[]
  me: Person | undefined
  busy: boolean
  change: (change: WorkChange<Status>) => Promise<unknown>
}

function FollowUp({ enquiry, busy, change }: Pick<ControlsProps<never>, 'enquiry' | 'busy' | 'change'>) {
  const { translate } = useTranslations()
  const [day, setDay] = useState(enquiry.followUpOn ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void change({ followUpOn: day || null })
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1 }}>
      <TextField
        type="date"
        size="small"
        label={translate(inboxTexts.followUpOn)}
        value={day}
        onChange={({ target }) => setDay(target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today() } }}
        sx={{ flex: 1 }}
      />
      <Button type="submit" disabled={busy || day === (enquiry.followUpOn ?? '')}>
        {translate(enquiryTexts.set)}
      </Button>
    </Box>
  )
}

/** Handling of an enquiry: its status, its assignee, and its follow-up day. Each is saved at once. */
export function EnquiryControls<Status extends string>({
  enquiry,
  states,
  people,
  me,
  busy,
  change,
}: ControlsProps<Status>) {
  const { text, translate } = useTranslations()
  const { assignee, followUpOn } = enquiry
  const shownStates = [...new Set<string>([enquiry.status, ...states])]
  const setStatus = (value: string) => {
    const status = states.find((state) => state === value)
    if (status && status !== enquiry.status) void change({ status })
  }
  const setAssignee = (value: string) => void change({ assignee: value === unassignedValue ? null : Number(value) })
  const isListed = people.some(({ id }) => id === assignee?.id)
  return (
    <Box component="section" aria-label={translate(enquiryTexts.workOnIt)} sx={{ display: 'grid', gap: 2, mb: 2 }}>
      <TextField
        select
        size="small"
        label={text('enquiry.setStatus')}
        value={enquiry.status}
        disabled={busy}
        onChange={({ target }) => setStatus(target.value)}
      >
        {shownStates.map((state) => (
          <MenuItem key={state} value={state}>
            {declaredOptionLabel(state)}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <TextField
          select
          size="small"
          label={translate(inboxTexts.assignedTo)}
          value={assignee === null ? unassignedValue : String(assignee.id)}
          disabled={busy}
          onChange={({ target }) => setAssignee(target.value)}
          sx={{ flex: 1 }}
        >
          <MenuItem value={unassignedValue}>{translate(enquiryTexts.unassigned)}</MenuItem>
          {assignee !== null && !isListed && <MenuItem value={String(assignee.id)}>{assignee.name}</MenuItem>}
          {people.map(({ id, name }) => (
            <MenuItem key={id} value={String(id)}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {me && assignee?.id !== me.id && (
          <Button disabled={busy} onClick={() => setAssignee(String(me.id))}>
            {translate(enquiryTexts.assignToMe)}
          </Button>
        )}
      </Box>
      <FollowUp key={followUpOn ?? ''} enquiry={enquiry} busy={busy} change={change} />
    </Box>
  )
}
