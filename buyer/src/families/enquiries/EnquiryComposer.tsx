import Alert from '@mui/material/Alert'
import { useTranslations } from '@pravesh/console-kit'
import type { BuyerEnquiry } from '@pravesh/contract'
import { callBox, callOf, emptyCall } from '@pravesh/institute-screens/enquiry/CallInputs'
import { Composer, type ComposerBox } from '@pravesh/institute-screens/enquiry/Composer'
import { OpenPlaces, rejectsOpenPlaces } from '@pravesh/institute-screens/enquiry/OpenPlaces'
import { remarkBox } from '@pravesh/institute-screens/enquiry/RemarkInput'
import type { TakingBack } from '@pravesh/institute-screens/enquiry/sent-reply'
import { TemplateMenu } from '@pravesh/institute-screens/enquiry/TemplateMenu'
import { maxLength, required, TextInput, useResourceContext } from 'react-admin'
import { useRead } from '../../api.ts'
import type { useReply } from './use-reply.ts'

const empty = { reply: '', remark: '', ...emptyCall }
const validate = [required(), maxLength(4_000), rejectsOpenPlaces()]

type ComposerProps = TakingBack &
  Pick<ReturnType<typeof useReply>, 'busy' | 'changed' | 'sendReply'> & { enquiry: BuyerEnquiry }

/** Tabs for a reply, which is sent by e-mail, a note, which stays inside, and a call that was made. */
export function EnquiryComposer({ enquiry, busy, changed, sendReply, sentReply, takeBack }: ComposerProps) {
  const { name, email } = enquiry
  const { text } = useTranslations()
  const isAdmission = useResourceContext()?.endsWith('admission-enquiries')
  const { data: templates } = useRead(
    isAdmission ? 'admission-enquiries' : 'general-enquiries',
    'templates',
    { id: enquiry.id },
    { enabled: email !== null },
  )
  const reply: ComposerBox = {
    name: 'reply',
    label: 'enquiry.replyTab',
    fields: ['reply'],
    inputs: email ? (
      <>
        <TemplateMenu templates={templates?.data ?? []} textField="reply" />
        <OpenPlaces fields={['reply']} />
        <TextInput
          source="reply"
          label="enquiry.replyLabel"
          helperText={text('enquiry.replyHelp', { name })}
          validate={validate}
          multiline
          minRows={4}
          fullWidth
        />
      </>
    ) : (
      <Alert severity="info" variant="outlined">
        {text('enquiry.noEmail')}
      </Alert>
    ),
    ...(email && { submit: 'enquiry.send' }),
  }
  return (
    <Composer
      boxes={[reply, remarkBox(), callBox]}
      first={email ? 'reply' : 'call'}
      empty={empty}
      busy={busy}
      changed={changed}
      sentReply={sentReply}
      takeBack={takeBack}
      send={(box, values) => sendReply(box === 'call' ? { call: callOf(values) } : { [box]: values[box]?.trim() })}
    />
  )
}
