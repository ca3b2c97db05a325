import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { setFieldErrors } from '@pravesh/console-kit/form/validation/set-field-errors'
import { templateTexts } from '@pravesh/messages/screens/catalogue/templates'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useAct } from '../../api.ts'
import { draftOf, type TemplateValues, textFields } from './use-template-preview.ts'

/** Sends the mail of the form with example values to one's own address, and says where it went. */
export function SendTest() {
  const { translate } = useTranslations()
  const form = useFormContext<TemplateValues>()
  const { act, busy } = useAct('template-draft', 'test', { fields: textFields })
  const [address, setAddress] = useState('')
  async function send() {
    const draft = draftOf(form.getValues())
    if (!draft) return
    setAddress('')
    const result = await act({ data: draft })
    if ('failure' in result) return setFieldErrors(form, textFields, result.failure)
    setAddress(result.response.data.to)
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
      <Button variant="outlined" loading={busy} onClick={() => void send()}>
        {translate(templateTexts.sendATest)}
      </Button>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {address && translate(templateTexts.sentTo, { address })}
      </Typography>
    </Box>
  )
}
