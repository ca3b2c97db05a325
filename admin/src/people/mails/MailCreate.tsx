import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { PageHead, useTranslations } from '@pravesh/console-kit'
import { FormDraft } from '@pravesh/console-kit/form/draft/FormDraft'
import { UnsavedGuard } from '@pravesh/console-kit/form/leave/UnsavedGuard'
import { setFieldErrors } from '@pravesh/console-kit/form/validation/set-field-errors'
import type { MassMail, MassMailPreview } from '@pravesh/contract'
import { CallFailure } from '@pravesh/data-provider'
import { formatCount } from '@pravesh/messages'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { mailTexts } from '@pravesh/messages/screens/people/mails'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useRef, useState } from 'react'
import { Confirm, DateInput, ListButton, NumberInput, TextInput, useCreate, useNotify, useRedirect } from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import { useAct } from '../../api.ts'
import { ContentInputs } from './ContentInputs.tsx'
import { emptyMail, type MailValues, mailFields, mailOf } from './mail-body.ts'
import { Preview } from './Preview.tsx'
import { Step } from './Step.tsx'
import { TestMail } from './TestMail.tsx'

type Previewed = { mail: string; preview: MassMailPreview }
const grid = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }

function RecipientInputs() {
  const { translate } = useTranslations()
  return (
    <Box sx={grid}>
      <DateInput source="filter.date1" label={translate(mailTexts.receivedFrom)} helperText={false} />
      <DateInput source="filter.date2" label={translate(mailTexts.receivedUntil)} helperText={false} />
      <TextInput
        source="filter.std"
        label={translate(mailTexts.level)}
        helperText={translate(mailTexts.asTheyWroteItMba)}
      />
    </Box>
  )
}

/** Writes a mail to many: recipients, text, a test, and a preview with exclusions; then it is sent. */
export function MailCreate() {
  const form = useForm<MailValues>({ defaultValues: emptyMail })
  const { act: readPreview, busy: previewing } = useAct('mails', 'preview', {
    fields: ['subject', 'text', 'hi', 'filter'],
  })
  const [create, { isPending: sending }] = useCreate<MassMail>()
  const [previewed, setPreviewed] = useState<Previewed>()
  const [isConfirmOpen, setConfirmOpen] = useState(false)
  // The same key on every attempt: a request that was sent twice is one mail.
  const key = useRef(crypto.randomUUID())
  const notify = useNotify()
  const redirect = useRedirect()
  const { translate, language } = useTranslations()
  const current = JSON.stringify(mailOf(form.watch()))
  const isCurrent = previewed?.mail === current
  const sendText = `${translate(mailTexts.sendNow)} · ${formatCount(previewed?.preview.total ?? 0, language)}`

  const showPreview = form.handleSubmit(async (input) => {
    const mail = mailOf(input)
    const result = await readPreview({ data: mail })
    if ('failure' in result) return setFieldErrors(form, mailFields, result.failure)
    setPreviewed({ mail: JSON.stringify(mail), preview: result.response.data })
  })
  const send = form.handleSubmit(async (input) => {
    const data = { ...mailOf(input), key: key.current, ...(input.perMinute && { perMinute: input.perMinute }) }
    await create(
      'mails',
      { data },
      {
        onSuccess: ({ id }) => {
          form.reset(emptyMail)
          redirect('show', 'mails', id)
        },
        onError: (error: unknown) => {
          if (error instanceof CallFailure) setFieldErrors(form, mailFields, error)
          notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
        },
      },
    )
  })
  return (
    <FormProvider {...form}>
      <UnsavedGuard />
      <FormDraft />
      <PageHead
        title={translate(mailTexts.aMailToMany)}
        detail={translate(mailTexts.toPeopleWhoAskedAbout)}
        actions={<ListButton label={translate(menuTexts.mailsToMany)} />}
      />
      <form onSubmit={(event) => void showPreview(event)} noValidate>
        <Step title={translate(mailTexts.toWhom)}>
          <RecipientInputs />
        </Step>
        <Step title={translate(mailTexts.theLetter)}>
          <ContentInputs />
        </Step>
        <Step title={translate(mailTexts.aTestFirst)}>
          <TestMail />
        </Step>
        <Step title={translate(mailTexts.pace)}>
          <NumberInput
            source="perMinute"
            label={translate(mailTexts.mailsAMinute)}
            min={1}
            max={600}
            helperText={translate(mailTexts.slowlySentMailsCanStill)}
          />
        </Step>
        <Button type="submit" variant="outlined" loading={previewing}>
          {translate(mailTexts.countAndPreview)}
        </Button>
      </form>
      {previewed && <Preview preview={previewed.preview} />}
      {previewed && !isCurrent && (
        <Alert severity="info" variant="outlined" sx={{ mt: 2 }}>
          {translate(mailTexts.somethingChangedSinceCountAgain)}
        </Alert>
      )}
      {previewed && isCurrent && previewed.preview.total > 0 && (
        <>
          <Button variant="contained" loading={sending} onClick={() => setConfirmOpen(true)} sx={{ mt: 2 }}>
            {sendText}
          </Button>
          <Confirm
            isOpen={isConfirmOpen}
            title={sendText}
            content={translate(mailTexts.eachOfThemGetsThe)}
            confirm={translate(mailTexts.sendNow)}
            cancel={translate(sharedTexts.back)}
            onConfirm={() => {
              setConfirmOpen(false)
              void send()
            }}
            onClose={() => setConfirmOpen(false)}
          />
        </>
      )}
    </FormProvider>
  )
}
