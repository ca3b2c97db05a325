import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { translations, useTranslations } from '@pravesh/console-kit'
import { declaredOptionLabel, optionLabel } from '@pravesh/console-kit/fields/kind'
import { type AdminEnquiry, historyActions, type TimelineEntry } from '@pravesh/contract'
import { fieldLabel } from '@pravesh/institute-screens/record/field-label'
import { formatDate, formatDateTime } from '@pravesh/messages'
import type { Message } from '@pravesh/messages/consoles'
import { inboxTexts } from '@pravesh/messages/screens/people/enquiries'
import { enquiryTexts } from '@pravesh/messages/screens/people/enquiry'
import { sharedTexts } from '@pravesh/messages/screens/shared'

/** Actions, displayed after the actor's name. */
const actions = new Map<TimelineEntry['type'], Message>([
  ['message', enquiryTexts.hasWritten],
  ['remark', enquiryTexts.notedForStaff],
  ['reply', enquiryTexts.repliedByEMail],
  ['call', sharedTexts.called],
  ['status', enquiryTexts.changedTheStatus],
  ['assignee', enquiryTexts.changedWhoItIsAssigned],
  ['edited', enquiryTexts.corrected],
  ['follow-up', enquiryTexts.setTheFollowUpDay],
  ['created', enquiryTexts.wroteItDownForA],
  ['deleted', enquiryTexts.deletedIt],
  ['restored', enquiryTexts.restoredIt],
])
const isChange = ({ type }: TimelineEntry) => historyActions.some((action) => action === type)

/** Replies and calls have a line of colour; a note for staff has an edge and words of its own, for it must not be taken for a reply. */
const looks: Partial<Record<TimelineEntry['type'], object>> = {
  message: { mr: { sm: 6 } },
  reply: { ml: { sm: 6 }, borderColor: 'primary.main' },
  call: { ml: { sm: 6 }, borderColor: 'primary.main' },
  remark: { ml: { sm: 6 }, borderStyle: 'dashed', borderColor: 'warning.main' },
}

const changeText = ({ type, from, to }: TimelineEntry): string => {
  const { translate, language } = translations()
  if (type === 'edited') return (to ?? '').split(', ').map(fieldLabel).join(', ')
  if (type === 'follow-up') return to === null ? translate(sharedTexts.none) : formatDate(to, language)
  const label = (value: string | null) =>
    value === null ? translate(inboxTexts.nobody) : type === 'status' ? declaredOptionLabel(value) : value
  return type === 'status' || type === 'assignee' ? `${label(from)} → ${label(to)}` : ''
}

function EntryHead({ entry, person }: { entry: TimelineEntry; person: string }) {
  const { translate, language } = useTranslations()
  const action = actions.get(entry.type)
  const author =
    entry.by ??
    (entry.type === 'message' ? person : translate(isChange(entry) ? inboxTexts.theServer : enquiryTexts.somebody))
  return (
    <Typography variant="body2" sx={{ mb: isChange(entry) ? 0 : 0.5 }}>
      <strong>{author}</strong> {action && translate(action)}
      {entry.outcome && `: ${optionLabel(entry.outcome)}`} {isChange(entry) && changeText(entry)}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {' · '}
        {formatDateTime(entry.at, language)}
      </Box>
    </Typography>
  )
}

/** All that happened to an enquiry, the oldest first. */
export function Timeline({ enquiry }: { enquiry: AdminEnquiry }) {
  const { text } = useTranslations()
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {enquiry.timeline.map((entry) => (
        <Box
          component="li"
          key={`${entry.type} ${entry.at} ${entry.to ?? ''}`}
          sx={
            isChange(entry)
              ? { color: 'text.secondary', px: 1.5 }
              : { border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, minWidth: 0, ...looks[entry.type] }
          }
        >
          <EntryHead entry={entry} person={enquiry.name} />
          {!isChange(entry) && (entry.body || entry.type === 'message') && (
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {entry.body || text('enquiry.noMessage')}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  )
}
