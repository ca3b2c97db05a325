import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import { FieldGrid } from '@pravesh/console-kit/fields/FieldGrid'
import { FormSection } from '@pravesh/console-kit/form/FormSection'
import { emailTemplate } from '@pravesh/contract'
import { templateTexts } from '@pravesh/messages/screens/catalogue/templates'
import { useFormContext, useWatch } from 'react-hook-form'
import { MailPreview } from './MailPreview.tsx'
import { SendTest } from './SendTest.tsx'
import { useInsert } from './use-insert.ts'
import { findEvent, type TemplateValues, useTemplatePreview } from './use-template-preview.ts'
import { VariableButtons } from './VariableButtons.tsx'

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const
/** On a wide screen the preview follows the writer down the form. */
const beside = { position: { lg: 'sticky' }, top: { lg: 72 }, mb: 4 } as const

/** The form of a template of the system's mails: the text with the names that it may use, beside it how it reads. */
export function EmailTemplateFields() {
  const { translate } = useTranslations()
  const { setValue } = useFormContext<TemplateValues>()
  const [eventName, language] = useWatch<TemplateValues, readonly ['event', 'language']>({
    name: ['event', 'language'],
  })
  const event = findEvent(eventName)
  const { preview, canAct } = useTemplatePreview()
  const { follow, insert } = useInsert()
  function restore() {
    if (!preview) return
    const { subject, text } = preview.standard
    setValue('subject', subject, { shouldDirty: true })
    setValue('text', text, { shouldDirty: true })
    setValue('html', '', { shouldDirty: true })
  }
  return (
    <Box sx={columns}>
      <Box onFocus={follow} sx={{ minWidth: 0 }}>
        <FormSection title={templateTexts.theMail}>
          <FieldGrid fields={emailTemplate.fields} names={['event', 'language', 'active']} />
          {event && <VariableButtons event={event} onInsert={insert} />}
          <FieldGrid fields={emailTemplate.fields} names={['subject', 'text', 'html']} />
          {preview && (
            <Button size="small" onClick={restore} sx={{ mt: 1 }}>
              {translate(templateTexts.useStandard)}
            </Button>
          )}
        </FormSection>
      </Box>
      {canAct && (
        <Box sx={beside}>
          <MailPreview
            preview={preview}
            lang={language === 'hi' ? 'hi' : 'en'}
            actions={preview ? <SendTest /> : undefined}
          />
        </Box>
      )}
    </Box>
  )
}
