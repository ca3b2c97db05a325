import {
  ApiError,
  isNotFound,
  type PublishedReview,
  type Reader,
  reviewReport,
  reviewReportReasons,
} from '@pravesh/contract'
import { type Language, type MessageKey, messageText, t } from '@pravesh/messages'

/** The review that an address names, with its institute. */
interface ReportedReview {
  type: 'school' | 'college'
  institute: { id: number; url: string; name: string }
  review: PublishedReview
}

/** Reads `?school=dps-pune&review=12`; null where its institute shows no such review. */
export async function readReported(reader: Reader, parameters: URLSearchParams): Promise<ReportedReview | null> {
  const type = (['school', 'college'] as const).find((name) => parameters.get(name))
  const url = type && parameters.get(type)
  if (!type || !url) return null
  try {
    const { data } = await reader[type]({ url })
    const review = data.reviews.find(({ id }) => String(id) === parameters.get('review'))
    return review ? { type, institute: data, review } : null
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}

export type ReportResult = 'sent' | { reason: string; message: string; error: string; status: number }

/** Handles the form that reports a review: sends it, or returns the state for displaying it again. */
export async function takeReport(
  form: FormData,
  id: number,
  language: Language,
  report: App.Locals['reportReview'],
): Promise<ReportResult> {
  const field = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const typedValues = { reason: field('reason'), message: field('message').trim() }
  const text = t(language)
  if (!reviewReportReasons.some((reason) => reason === typedValues.reason))
    return { ...typedValues, error: text('review.chooseReason'), status: 422 }
  const parsed = reviewReport.safeParse({ ...typedValues, message: typedValues.message || undefined })
  if (!parsed.success) return { ...typedValues, error: text('review.tooLong'), status: 422 }
  try {
    await report(id, parsed.data)
    return 'sent'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const key: string = `errors.${error.code}` satisfies MessageKey
    return { ...typedValues, error: messageText(key, language) ?? text('errors.UNAVAILABLE'), status: error.status }
  }
}
