import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import { settableStates } from '@pravesh/contract'
import { inboxTexts } from '@pravesh/messages/screens/people/enquiries'
import { enquiryTexts } from '@pravesh/messages/screens/people/enquiry'
import { type FormEvent, useState } from 'react'
import { useStaff } from '../staff.ts'
import type { StaffReply } from './use-staff-reply.ts'

/** The day in India as ISO 8601, which is how Swedish writes a day. */
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(new Date())
const unassignedValue = 'nobody'

function FollowUp({ enquiry, busy, change }: StaffReply) {
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
export function EnquiryControls(reply: StaffReply) {
  const { enquiry, busy, change } = reply
  const { text, translate } = useTranslations()
  const { staff, me } = useStaff()
  const states = [...new Set([enquiry.status, ...settableStates])]
  const setStatus = (value: string) => {
    const status = settableStates.find((state) => state === value)
    if (status && status !== enquiry.status) void change({ status })
  }
  const setAssignee = (value: string) => void change({ assignee: value === unassignedValue ? null : Number(value) })
  const isListed = staff.some(({ id }) => id === enquiry.assignee)
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
        {states.map((state) => (
          <MenuItem key={state} value={state}>
            {optionLabel(state)}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <TextField
          select
          size="small"
          label={translate(inboxTexts.assignedTo)}
          value={enquiry.assignee === null ? unassignedValue : String(enquiry.assignee)}
          disabled={busy}
          onChange={({ target }) => setAssignee(target.value)}
          sx={{ flex: 1 }}
        >
          <MenuItem value={unassignedValue}>{translate(enquiryTexts.unassigned)}</MenuItem>
          {enquiry.assignee !== null && !isListed && (
            <MenuItem value={String(enquiry.assignee)}>{enquiry.assigneeName}</MenuItem>
          )}
          {staff.map(({ id, name }) => (
            <MenuItem key={id} value={String(id)}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {me && enquiry.assignee !== me.id && (
          <Button disabled={busy} onClick={() => setAssignee(String(me.id))}>
            {translate(enquiryTexts.assignToMe)}
          </Button>
        )}
      </Box>
      <FollowUp key={enquiry.followUpOn ?? ''} {...reply} />
    </Box>
  )
}
