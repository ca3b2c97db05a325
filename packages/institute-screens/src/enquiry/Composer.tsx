import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslations } from '@pravesh/console-kit'
import { FormDraft } from '@pravesh/console-kit/form/draft/FormDraft'
import { UnsavedGuard } from '@pravesh/console-kit/form/leave/UnsavedGuard'
import { setFieldErrors } from '@pravesh/console-kit/form/validation/set-field-errors'
import type { LabelKey } from '@pravesh/console-kit/language/translations'
import { visuallyHidden } from '@pravesh/console-kit/page/visually-hidden'
import type { CallFailure } from '@pravesh/data-provider'
import { enquiryTexts } from '@pravesh/messages/screens/people/enquiry'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { TakingBack } from './sent-reply.ts'
import { TakeBack } from './TakeBack.tsx'

/** Name of the box and of the field with the text that is sent to the person. */
const replyName = 'reply'
export type ComposerValues = Readonly<Record<string, string>>

/** A tab of the composer with a form of its own. */
export type ComposerBox = {
  name: string
  label: LabelKey
  /** Names of its fields in the form. */
  fields: readonly string[]
  inputs: ReactNode
  /** Text of the button that sends it; without one nothing can be sent from this tab. */
  submit?: LabelKey
  /** True for internal texts: the tab looks different, so that it is not mistaken for a reply. */
  isInternal?: boolean
}

type ComposerProps = Partial<TakingBack> & {
  boxes: readonly ComposerBox[]
  /** What the tabs are for. */
  label?: LabelKey
  /** The tab that is open at first. */
  first: string
  /** Values of the empty fields. */
  empty: ComposerValues
  busy: boolean
  /** True once the enquiry turned out to have changed: nothing was sent. */
  changed: boolean
  /** Sends a tab. Undefined once it was taken, else why not. */
  send: (box: string, values: ComposerValues) => Promise<CallFailure | undefined>
}

/**
 * Tabs with different looks: texts sent to the person, and internal ones. Input in one stays while another is used, is guarded, and is
 * stored on the device until it was sent. A reply can be taken back for some seconds, which puts its text into the box again.
 */
export function Composer(props: ComposerProps) {
  const { boxes, label = 'enquiry.composer', first, empty, busy, changed, send, sentReply, takeBack } = props
  const [openName, setOpenName] = useState(first)
  const form = useForm<Record<string, string>>({ defaultValues: { ...empty } })
  const { formState, reset, setValue, setFocus, getValues, handleSubmit } = form
  const sentBox = useRef<ComposerBox>(undefined)
  /** Texts of the reply that can be taken back. */
  const sentValues = useRef<ComposerValues>({})
  const [restored, setRestored] = useState<number>()
  const notice = useRef<HTMLDivElement>(null)
  const { text, word, translate } = useTranslations()
  const box = boxes.find(({ name }) => name === openName) ?? boxes[0]
  useEffect(() => {
    if (!formState.isSubmitSuccessful || !sentBox.current) return
    const { fields } = sentBox.current
    const others = Object.entries(getValues()).filter(
      ([name, value]) => !fields.includes(name) && value !== empty[name],
    )
    sentBox.current = undefined
    reset({ ...empty })
    for (const [name, value] of others) setValue(name, value, { shouldDirty: true })
  }, [formState.isSubmitSuccessful, reset, setValue, getValues, empty])
  useEffect(() => {
    if (changed) notice.current?.focus()
  }, [changed])
  useEffect(() => {
    if (restored !== undefined) setFocus(replyName)
  }, [restored, setFocus])
  if (!box) return null
  const submit = handleSubmit(async (values) => {
    const failure = await send(box.name, values)
    if (failure) setFieldErrors(form, [...box.fields], failure)
    else sentBox.current = box
    if (!failure && box.name === replyName) sentValues.current = values
  })
  async function restoreReply(reply: number) {
    if (await takeBack?.(reply)) return
    for (const name of boxes.find((one) => one.name === replyName)?.fields ?? []) {
      const texts = [sentValues.current[name], getValues(name)].filter(Boolean)
      // What was written since stays below; a subject is one line.
      setValue(name, name === replyName ? texts.join('\n\n') : (texts.at(-1) ?? ''), { shouldDirty: true })
    }
    setOpenName(replyName)
    setRestored(reply)
  }
  const { isInternal = false } = box
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={word(label)}
      sx={{ p: { xs: 1.5, md: 2 }, mt: 2, ...(isInternal && { borderStyle: 'dashed', borderColor: 'warning.main' }) }}
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
          value={box.name}
          onChange={(_event, next: string) => setOpenName(next)}
          aria-label={word(label)}
          variant="scrollable"
          sx={{ mb: 1 }}
        >
          {boxes.map(({ name, label: tab }) => (
            <Tab key={name} value={name} label={word(tab)} id={`tab-${name}`} aria-controls="panel-answer" />
          ))}
        </Tabs>
        <div role="tabpanel" id="panel-answer" aria-labelledby={`tab-${box.name}`}>
          <form key={box.name} onSubmit={(event) => void submit(event)} noValidate>
            {box.inputs}
            {box.submit && (
              <Button type="submit" variant={isInternal ? 'outlined' : 'contained'} loading={busy} sx={{ mt: 1 }}>
                {word(box.submit)}
              </Button>
            )}
          </form>
        </div>
        {sentReply !== undefined && (
          <TakeBack key={sentReply} busy={busy} onTakeBack={() => void restoreReply(sentReply)} />
        )}
        <Box component="span" role="status" sx={visuallyHidden}>
          {restored !== undefined && sentReply === undefined && translate(enquiryTexts.itIsTakenBack)}
        </Box>
      </FormProvider>
    </Paper>
  )
}
