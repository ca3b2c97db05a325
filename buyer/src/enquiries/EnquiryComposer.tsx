import Alert from '@mui/material/Alert'
import { useTranslations } from '@pravesh/console-kit'
import type { BuyerEnquiry } from '@pravesh/contract'
import { Composer, type ComposerBox } from '@pravesh/institute-screens/enquiry/Composer'
import { maxLength, required, TextInput } from 'react-admin'
import type { useReply } from './use-reply.ts'

const empty = { reply: '', remark: '' }
const validate = [required(), maxLength(4_000)]
const shared = { validate, multiline: true, minRows: 4, fullWidth: true } as const

type ComposerProps = Pick<ReturnType<typeof useReply>, 'busy' | 'changed' | 'answer'> & { enquiry: BuyerEnquiry }

/** Two boxes: a reply, which is sent by e-mail, and a note, which stays inside. */
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
      boxes={[reply, remark]}
      first={email ? 'reply' : 'remark'}
      empty={empty}
      busy={busy}
      changed={changed}
      send={(box, values) => sendReply({ [box]: values[box]?.trim() })}
    />
  )
}
