import { ApiError, type EnquiryReceipt, type OpenEnquiryKind } from '@pravesh/contract'
import { type Language, type MessageKey, messageText, t } from '@pravesh/messages'
import type { About, Purpose } from './enquiry-about.ts'
import { enquiryBody, firstFaults, type Typed, typedFields, type Wrong, wrongFields } from './enquiry-body.ts'
import { extraFields } from './enquiry-fields.ts'

export type Taken =
  | { sent: EnquiryReceipt }
  | {
      typed: Typed
      wrong: Wrong
      /** Why it could not be taken, where no field that is shown is to blame. */
      notice: string | null
      status: number
    }

interface Context {
  kind: OpenEnquiryKind
  about: About | null
  purpose: Purpose
  language: Language
  now: Date
}

/** Takes a form that was sent without scripts: raises the enquiry, or says what to show again. */
export async function takeForm(form: FormData, context: Context, enquire: App.Locals['enquire']): Promise<Taken> {
  const { kind, about, language, now } = context
  const typed = typedFields(form, extraFields(kind, about, language, now))
  const wrong = firstFaults(typed, language)
  if (Object.keys(wrong).length > 0) return { typed, wrong, notice: null, status: 422 }
  try {
    return { sent: await enquire(kind, enquiryBody(typed, context)) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const told = wrongFields(error.errors, language)
    const shown = Object.keys(told).some((name) => name in typed)
    return { typed, wrong: told, notice: shown ? null : reason(error, language), status: error.status }
  }
}

/** Why, and for a fault of ours under which name the log has it. */
function reason({ code, requestId }: ApiError, language: Language): string {
  const key: string = `errors.${code}` satisfies MessageKey
  const said = messageText(key, language) ?? t(language)('errors.UNAVAILABLE')
  if (code !== 'UNAVAILABLE' || requestId === undefined) return said
  return `${said}. ${t(language)('errors.reference', { reference: requestId })}`
}
