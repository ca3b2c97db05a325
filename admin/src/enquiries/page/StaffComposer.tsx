import Alert from '@mui/material/Alert'
import { useTranslations } from '@pravesh/console-kit'
import { callBox, callOf, emptyCall } from '@pravesh/institute-screens/enquiry/CallInputs'
import { Composer, type ComposerBox, type ComposerValues } from '@pravesh/institute-screens/enquiry/Composer'
import { OpenPlaces, rejectsOpenPlaces } from '@pravesh/institute-screens/enquiry/OpenPlaces'
import { remarkBox } from '@pravesh/institute-screens/enquiry/RemarkInput'
import { TemplateMenu } from '@pravesh/institute-screens/enquiry/TemplateMenu'
import { enquiryTexts } from '@pravesh/messages/screens/people/enquiry'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { maxLength, required, TextInput } from 'react-admin'
import { useRead } from '../../api.ts'
import type { StaffReply } from './use-staff-reply.ts'

const empty = { reply: '', subject: '', remark: '', ...emptyCall }
/** Values that the server fills in for each person. */
const filled: readonly string[] = ['name', 'reference']
const replyChecks = [required(), maxLength(8_000), rejectsOpenPlaces(filled)]
const subjectChecks = [maxLength(200), rejectsOpenPlaces(filled)]

/** Tabs for an answer by e-mail, a note that stays inside, and a call that was made; `first` is open at first. */
export function StaffComposer({ enquiry, change, sendMail, first, ...composer }: StaffReply & { first?: string }) {
  const { name, email, kind } = enquiry
  // The person of a grievance reads the reply by its number too.
  const canReply = email !== null || kind === 'grievance'
  const { text, translate } = useTranslations()
  const { data: templates } = useRead('enquiries', 'templates', { id: enquiry.id }, { enabled: canReply })
  const reply: ComposerBox = {
    name: 'reply',
    label: 'enquiry.replyTab',
    fields: ['reply', 'subject'],
    inputs: canReply ? (
      <>
        {email === null && (
          <Alert severity="info" variant="outlined" sx={{ mb: 1.5 }}>
            {translate(enquiryTexts.theReplyIsReadBy)}
          </Alert>
        )}
        <TemplateMenu templates={templates?.data ?? []} textField="reply" subjectField="subject" />
        <OpenPlaces fields={['subject', 'reply']} filled={filled} />
        <TextInput
          source="subject"
          label={translate(sharedTexts.subject)}
          helperText={translate(enquiryTexts.leftEmptyTheMailIs)}
          validate={subjectChecks}
          fullWidth
          sx={{ mb: 1.5 }}
        />
        <TextInput
          source="reply"
          label="enquiry.replyLabel"
          helperText={text('enquiry.replyHelp', { name })}
          validate={replyChecks}
          multiline
          minRows={4}
          fullWidth
          autoFocus={first === 'reply'}
        />
      </>
    ) : (
      <Alert severity="info" variant="outlined">
        {translate(enquiryTexts.theyLeftNoEMail)}
      </Alert>
    ),
    ...(canReply && { submit: 'enquiry.send' }),
  }
  function send(box: string, values: ComposerValues) {
    const subject = values.subject?.trim()
    const body = values.reply?.trim() ?? ''
    if (box === 'remark') return change({ remark: values.remark?.trim() ?? '' })
    if (box === 'call') {
      const call = callOf(values)
      return call ? change({ call }) : Promise.resolve(undefined)
    }
    if (kind === 'studyindia') return sendMail({ text: body, ...(subject && { subject }) })
    return change({ reply: body, ...(subject && { subject }) })
  }
  return (
    <Composer
      boxes={[reply, remarkBox({ autoFocus: first === 'remark' }), callBox]}
      first={first ?? (canReply ? 'reply' : 'call')}
      empty={empty}
      send={send}
      {...composer}
    />
  )
}
