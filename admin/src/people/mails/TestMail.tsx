import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import { setFieldErrors } from '@pravesh/console-kit/form/validation/set-field-errors'
import { mailTexts } from '@pravesh/messages/screens/people/mails'
import { email, TextInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useAct } from '../../api.ts'
import { contentOf, type MailValues, mailFields } from './mail-body.ts'

const checks = [email()]

/** Sends the letter to one address, in the languages that it is written in. */
export function TestMail() {
  const { translate } = useTranslations()
  const form = useFormContext<MailValues>()
  const { act, busy } = useAct('mails', 'test', { fields: ['subject', 'text', 'variables', 'to', 'hi'] })
  async function send() {
    if (!(await form.trigger())) return
    const values = form.getValues()
    const to = values.to.trim()
    const content = contentOf(values)
    for (const language of content.hi ? (['en', 'hi'] as const) : (['en'] as const)) {
      const result = await act({ data: { ...content, language, ...(to && { to }) } })
      if ('failure' in result) return setFieldErrors(form, mailFields, result.failure)
    }
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', flexWrap: 'wrap' }}>
      <TextInput
        source="to"
        label={translate(mailTexts.yourOwnAddress)}
        validate={checks}
        helperText={translate(mailTexts.sampleValuesStandForThe)}
        sx={{ minWidth: 260, flex: 1 }}
      />
      <Button loading={busy} onClick={() => void send()} sx={{ mt: 1.5 }}>
        {translate(mailTexts.sendATest)}
      </Button>
    </Box>
  )
}
