import { ApiError, type EnquiryReceipt, type OpenEnquiryKind } from '@pravesh/contract'
import { type Language, type MessageKey, messageText, t } from '@pravesh/messages'
import {
  enquiryBody,
  type FieldMessages,
  type FieldValues,
  toFieldErrors,
  typedFields,
  validateEnquiry,
} from './body.ts'
import { extraFields } from './fields.ts'
import type { EnquirySubject, Purpose } from './subject.ts'

export type FormResult =
  | { sent: EnquiryReceipt }
  | {
      enteredValues: FieldValues
      fieldErrors: FieldMessages
      /** The reason for a rejection that concerns no visible field. */
      notice: string | null
      status: number
    }

interface Context {
  kind: OpenEnquiryKind
  subject: EnquirySubject | null
  purpose: Purpose
  language: Language
  now: Date
}

/** Handles a form that was sent without scripts: raises the enquiry, or returns the state for displaying it again. */
export async function takeForm(form: FormData, context: Context, enquire: App.Locals['enquire']): Promise<FormResult> {
  const { kind, subject, language, now } = context
  const extras = extraFields(kind, subject, language, now)
  const values = typedFields(form, extras)
  const fieldErrors = validateEnquiry(values, language)
  if (Object.keys(fieldErrors).length > 0) return { enteredValues: values, fieldErrors, notice: null, status: 422 }
  try {
    return { sent: await enquire(kind, enquiryBody(values, context)) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const serverErrors = toFieldErrors(error.errors, language, extras)
    const isAtField = Object.keys(serverErrors).some((name) => name in values)
    return {
      enteredValues: values,
      fieldErrors: serverErrors,
      notice: isAtField ? null : reason(error, language),
      status: error.status,
    }
  }
}

/** The reason, which the API states in the language of the page; for an internal error its reference in the log. */
function reason({ code, errors, requestId }: ApiError, language: Language): string {
  if (errors.length > 0) return errors.map(({ message }) => message).join('; ')
  const key: string = `errors.${code}` satisfies MessageKey
  const message = messageText(key, language) ?? t(language)('errors.UNAVAILABLE')
  if (code !== 'UNAVAILABLE' || requestId === undefined) return message
  return `${message}. ${t(language)('errors.reference', { reference: requestId })}`
}
