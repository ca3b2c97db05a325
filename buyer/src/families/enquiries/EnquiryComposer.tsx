import Alert from '@mui/material/Alert'
import { useTranslations } from '@pravesh/console-kit'
import type { BuyerEnquiry } from '@pravesh/contract'
import { callBox, callOf, emptyCall } from '@pravesh/institute-screens/enquiry/CallInputs'
import { Composer, type ComposerBox } from '@pravesh/institute-screens/enquiry/Composer'
import { maxLength, required, TextInput } from 'react-admin'
import type { useReply } from './use-reply.ts'

const empty = { reply: '', remark: '', ...emptyCall }
const validate = [required(), maxLength(4_000)]
const shared = { validate, multiline: true, minRows: 4, fullWidth: true } as const

type ComposerProps = Pick<ReturnType<typeof useReply>, 'busy' | 'changed' | 'answer'> & { enquiry: BuyerEnquiry }

/** Tabs for a reply, which is sent by e-mail, a note, which stays inside, and a call that was made. */
export function EnquiryComposer({ enquiry, busy, changed, answer: sendReply }: ComposerProps) {
  const { name, email } = enquiry
  const { text } = useTranslations()
  const reply: ComposerBox = {
    name: 'reply',
    label: 'enquiry.replyTab',
    fields: ['reply'],
    inputs: email ? (
      <TextInput
        {...shared}
        source="reply"
        label="enquiry.replyLabel"
        helperText={text('enquiry.replyHelp', { name })}
      />
    ) : (
      <Alert severity="info" variant="outlined">
        {text('enquiry.noEmail')}
      </Alert>
    ),
    ...(email && { submit: 'enquiry.send' }),
  }
  const remark: ComposerBox = {
    name: 'remark',
    label: 'enquiry.remarkTab',
    fields: ['remark'],
    inputs: (
      <TextInput {...shared} source="remark" label="enquiry.remarkLabel" helperText={text('enquiry.remarkHelp')} />
    ),
    submit: 'enquiry.keep',
    isInternal: true,
  }
  return (
    <Composer
      boxes={[reply, remark, callBox]}
      first={email ? 'reply' : 'call'}
      empty={empty}
      busy={busy}
      changed={changed}
      send={(box, values) => sendReply(box === 'call' ? { call: callOf(values) } : { [box]: values[box]?.trim() })}
    />
  )
}
