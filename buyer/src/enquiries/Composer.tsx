import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslations } from '@pravesh/console-kit'
import { FormDraft } from '@pravesh/console-kit/form/draft/FormDraft'
import { setFieldErrors } from '@pravesh/console-kit/form/set-field-errors'
import { UnsavedGuard } from '@pravesh/console-kit/form/UnsavedGuard'
import type { BuyerEnquiry } from '@pravesh/contract'
import { useEffect, useRef, useState } from 'react'
import { maxLength, required, TextInput } from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import type { useReply } from './use-reply.ts'

type Box = 'reply' | 'remark'
type Values = Record<Box, string>
const empty: Values = { reply: '', remark: '' }
const validate = [required(), maxLength(4_000)]

type ComposerProps = Pick<ReturnType<typeof useReply>, 'busy' | 'changed' | 'answer'> & { enquiry: BuyerEnquiry }

/**
 * Two boxes that look different: a reply, which is sent, and a note, which stays inside. What is typed in one stays while the other is
 * used, is guarded, and is kept on the device until it was sent.
 */
export function Composer({ enquiry, busy, changed, answer: sendReply }: ComposerProps) {
  const { name, email } = enquiry
  const [box, setBox] = useState<Box>(email ? 'reply' : 'remark')
  const form = useForm<Values>({ defaultValues: empty })
  const { formState, reset, setValue, getValues, handleSubmit } = form
  const sent = useRef<Box>(undefined)
  const notice = useRef<HTMLDivElement>(null)
  const { text } = useTranslations()
  useEffect(() => {
    if (!formState.isSubmitSuccessful || !sent.current) return
    const other = sent.current === 'reply' ? 'remark' : 'reply'
    const otherText = getValues(other)
    sent.current = undefined
    reset(empty)
    if (otherText) setValue(other, otherText, { shouldDirty: true })
  }, [formState.isSubmitSuccessful, reset, setValue, getValues])
  useEffect(() => {
    if (changed) notice.current?.focus()
  }, [changed])
  const submit = handleSubmit(async (values) => {
    const fieldErrors = await sendReply({ [box]: values[box].trim() })
    if (fieldErrors) setFieldErrors(form, ['reply', 'remark'], fieldErrors)
    else sent.current = box
  })
  const isReply = box === 'reply'
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={text('enquiry.composer')}
      sx={{ p: { xs: 1.5, md: 2 }, mt: 2, ...(!isReply && { borderStyle: 'dashed', borderColor: 'warning.main' }) }}
    >
      {changed && (
        <Alert ref={notice} tabIndex={-1} severity="warning" variant="outlined" sx={{ mb: 2 }}>
          <AlertTitle>{text('enquiry.changed')}</AlertTitle>
          {text('enquiry.changedText')}
        </Alert>
      )}
      <FormProvider {...form}>
        <UnsavedGuard />
        <FormDraft />
        <Tabs
          value={box}
          onChange={(_event, next: Box) => setBox(next)}
          aria-label={text('enquiry.composer')}
          sx={{ mb: 1 }}
        >
          <Tab value="reply" label={text('enquiry.replyTab')} id="tab-reply" aria-controls="panel-answer" />
          <Tab value="remark" label={text('enquiry.remarkTab')} id="tab-remark" aria-controls="panel-answer" />
        </Tabs>
        <div role="tabpanel" id="panel-answer" aria-labelledby={`tab-${box}`}>
          <form onSubmit={(event) => void submit(event)} noValidate>
            {isReply && !email ? (
              <Alert severity="info" variant="outlined">
                {text('enquiry.noEmail')}
              </Alert>
            ) : (
              <>
                <TextInput
                  key={box}
                  source={box}
                  label={isReply ? 'enquiry.replyLabel' : 'enquiry.remarkLabel'}
                  helperText={isReply ? text('enquiry.replyHelp', { name }) : text('enquiry.remarkHelp')}
                  validate={validate}
                  multiline
                  minRows={4}
                  fullWidth
                />
                <Button type="submit" variant={isReply ? 'contained' : 'outlined'} loading={busy} sx={{ mt: 1 }}>
                  {text(isReply ? 'enquiry.send' : 'enquiry.keep')}
                </Button>
              </>
            )}
          </form>
        </div>
      </FormProvider>
    </Paper>
  )
}
