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
      <DateInput source="filter.date1" label={translate('Received from')} helperText={false} />
      <DateInput source="filter.date2" label={translate('Received until')} helperText={false} />
      <TextInput source="filter.std" label={translate('Level')} helperText={translate('As they wrote it: MBA')} />
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
  const sendText = `${translate('Send now')} · ${formatCount(previewed?.preview.total ?? 0, language)}`

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
        title={translate('A mail to many')}
        detail={translate(
          'To people who asked about studying in India. Each gets one mail, with a link that stops such mails.',
        )}
        actions={<ListButton label={translate('Mails to many')} />}
      />
      <form onSubmit={(event) => void showPreview(event)} noValidate>
        <Step title={translate('To whom')}>
          <RecipientInputs />
        </Step>
        <Step title={translate('The letter')}>
          <ContentInputs />
        </Step>
        <Step title={translate('A test first')}>
          <TestMail />
        </Step>
        <Step title={translate('Pace')}>
          <NumberInput
            source="perMinute"
            label={translate('Mails a minute')}
            min={1}
            max={600}
            helperText={translate('Slowly sent mails can still be paused.')}
          />
        </Step>
        <Button type="submit" variant="outlined" loading={previewing}>
          {translate('Count and preview')}
        </Button>
      </form>
      {previewed && <Preview preview={previewed.preview} />}
      {previewed && !isCurrent && (
        <Alert severity="info" variant="outlined" sx={{ mt: 2 }}>
          {translate('Something changed since. Count again before you send.')}
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
            content={translate('Each of them gets the mail, and their question counts as answered by it.')}
            confirm={translate('Send now')}
            cancel={translate('Back')}
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
