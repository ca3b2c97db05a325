import { emailTemplate, type MailEventName, mailEventNames, type TemplateDraft } from '@pravesh/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useAct, useRead } from '../../api.ts'

/** Values of the form of a template. An emptied field is an empty text, or null. */
export type TemplateValues = { event: string | null; language: string | null } & Record<TextField, string | null>
export const textFields = ['subject', 'text', 'html'] as const
export type TextField = (typeof textFields)[number]

export const findEvent = (event: unknown): MailEventName | undefined => mailEventNames.find((name) => name === event)

/** The form's values as a draft, its texts cut to what the server reads; undefined before a mail is chosen. */
export function draftOf(values: Partial<TemplateValues>): TemplateDraft | undefined {
  const event = findEvent(values.event)
  if (!event) return undefined
  return {
    event,
    language: values.language === 'hi' ? 'hi' : 'en',
    subject: (values.subject ?? '').slice(0, emailTemplate.fields.subject.max),
    text: (values.text ?? '').slice(0, 4_000),
    html: (values.html ?? '').slice(0, emailTemplate.fields.html.max),
  }
}

/** Milliseconds without a key press until the preview is read. */
const pause = 300
/** The last value that did not change for a moment. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/**
 * The preview of the form's mail, read again after each pause of typing. A subject or text that is empty, or the product's of the mail that
 * was chosen before, becomes the product's of the chosen one.
 */
export function useTemplatePreview() {
  const { getValues, setValue } = useFormContext<TemplateValues>()
  const { canAct } = useAct('template-draft', 'test')
  const [event, language, subject, text, html] = useWatch<
    TemplateValues,
    readonly ['event', 'language', 'subject', 'text', 'html']
  >({ name: ['event', 'language', 'subject', 'text', 'html'] })
  const current = useMemo(
    () => draftOf({ event, language, subject, text, html }),
    [event, language, subject, text, html],
  )
  const draft = useSettled(current)
  const enabled = canAct && draft !== undefined
  const { data } = useRead('template-draft', 'preview', draft && { data: draft }, { enabled, keepsPrevious: true })
  const preview = draft && data?.data
  const standard = preview?.standard
  const previous = useRef(standard)
  useEffect(() => {
    if (!standard) return
    for (const name of ['subject', 'text'] as const) {
      const value = getValues(name)
      const isUntouched = !value || value === previous.current?.[name]
      if (isUntouched && previous.current?.[name] !== standard[name])
        setValue(name, standard[name], { shouldDirty: true })
    }
    previous.current = standard
  }, [standard, getValues, setValue])
  return { preview, canAct }
}
