import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslations } from '@pravesh/console-kit'
import { mailTexts } from '@pravesh/messages/screens/people/mails'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useState } from 'react'
import { maxLength, required, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type MailValues, variablesIn } from './mail-body.ts'
import { TemplatePicker } from './TemplatePicker.tsx'

/** Under one another, each as wide as the form. */
const stack = { display: 'grid', gap: 2, justifyItems: 'start' }
const textChecks = [maxLength(8_000)]
const subjectChecks = [maxLength(200)]
const variableChecks = [required(), maxLength(1_000)]

/** The letter in one language. */
function ContentFields({ prefix, isRequired }: { prefix: '' | 'hi.'; isRequired: boolean }) {
  const { translate, word } = useTranslations()
  return (
    <Box sx={stack}>
      <TemplatePicker kind="studyindia" textField={`${prefix}text`} subjectField={`${prefix}subject`} />
      <TextInput
        source={`${prefix}subject`}
        label={translate(sharedTexts.subject)}
        validate={subjectChecks}
        helperText={false}
        fullWidth
      />
      <TextInput
        source={`${prefix}text`}
        label={translate(mailTexts.text)}
        helperText={word(mailTexts.nameAndReferenceAreFilled)}
        validate={isRequired ? [required(), ...textChecks] : textChecks}
        multiline
        minRows={8}
        fullWidth
      />
    </Box>
  )
}

/** The mail in English, in Hindi for enquirers who wrote in Hindi, and the values of both. */
export function ContentInputs() {
  const { translate } = useTranslations()
  const [language, setLanguage] = useState<'en' | 'hi'>('en')
  const [subject = '', text = '', hi = { subject: '', text: '' }] = useWatch<
    MailValues,
    readonly ['subject', 'text', 'hi']
  >({ name: ['subject', 'text', 'hi'] })
  return (
    <>
      <Tabs
        value={language}
        onChange={(_event, next: 'en' | 'hi') => setLanguage(next)}
        aria-label={translate(mailTexts.languageOfTheLetter)}
        sx={{ mb: 1 }}
      >
        <Tab value="en" label={translate(sharedTexts.english)} id="tab-en" aria-controls="panel-letter" />
        <Tab value="hi" label={translate(mailTexts.hindiIfYouWant)} id="tab-hi" aria-controls="panel-letter" />
      </Tabs>
      <div role="tabpanel" id="panel-letter" aria-labelledby={`tab-${language}`}>
        {/* Both stay mounted: validation errors in one must not be lost with its tab. */}
        <div hidden={language !== 'en'}>
          <ContentFields prefix="" isRequired />
        </div>
        <div hidden={language !== 'hi'}>
          <ContentFields prefix="hi." isRequired={false} />
        </div>
      </div>
      <Box sx={{ ...stack, mt: 2 }}>
        {variablesIn({ subject, text, hi }).map((name) => (
          <TextInput
            key={name}
            source={`variables.${name}`}
            label={`{{${name}}}`}
            helperText={translate(mailTexts.theSameForEverybody)}
            validate={variableChecks}
            fullWidth
          />
        ))}
      </Box>
    </>
  )
}
