import { enquiry } from 'virtual:endpoints'
import type { EnquiryReceipt } from '@pravesh/contract'
import { ApiError } from '@pravesh/contract/errors'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { api } from '../../api/client.ts'
import type { EnquiryFormProps } from '../../lib/enquiry/form.ts'
import { formBody, trapField } from '../../lib/enquiry/form-body.ts'
import { showToast } from '../../toast/toast.ts'

type FieldErrors = Readonly<Record<string, string>>
type EnquiryFormOptions = Pick<EnquiryFormProps, 'kind' | 'fields' | 'numbers' | 'words' | 'wrong'>

/** Where a person finds what the API names: the version of a text is ticked. */
const visibleFieldOf = (field: string) => (field === 'consentVersion' ? 'consent' : field)

/** What the server refused, by the field that shows it, in the words of the page where it has them. */
function fieldErrorsOf({ errors }: ApiError, { fields, words: texts }: EnquiryFormOptions): FieldErrors {
  const customMessages = new Map(fields.map(({ name, need }) => [name, need])).set('consent', texts.needConsent)
  const visibleFields = [...fields.map(({ name }) => name), 'message', 'consent']
  const messages = errors.map(({ field, message }) => ({ name: visibleFieldOf(field), message }))
  return Object.fromEntries(
    messages
      .filter(({ name }) => visibleFields.includes(name))
      .map(({ name, message }) => [name, customMessages.get(name) ?? message]),
  )
}

/** Why it was not sent; a fault of ours with the name under which the log has it. */
function sentenceOf(error: unknown, { words: texts }: EnquiryFormOptions): string {
  if (!(error instanceof ApiError)) return texts.offline
  const { code, message, requestId } = error
  if (code !== 'UNAVAILABLE') return message
  return requestId === undefined ? texts.offline : `${message}. ${texts.fault.replace('#', () => requestId)}`
}

/**
 * Sends an enquiry from the page it stands on, as whoever is signed in here. What is refused is said beside its field, and the first of them
 * gets the focus; where the server cannot be asked the form stays as it is.
 */
export function useEnquiry(options: EnquiryFormOptions) {
  const form = useRef<HTMLFormElement>(null)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>()
  const [busy, setBusy] = useState(false)
  const [receipt, setReceipt] = useState<EnquiryReceipt['data']>()
  useEffect(() => {
    if (fieldErrors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [fieldErrors])

  async function send(values: FormData) {
    const formValues = formBody(values, (name) => options.numbers.includes(name))
    const body = { name: '', mobile: '', consentVersion: '', ...formValues }
    setBusy(true)
    try {
      const { data } = await api().call(enquiry.raise, { params: { enquiryType: options.kind }, body })
      setReceipt(data)
      showToast({ title: options.words.sent, message: data.reference, type: 'success' })
    } catch (error) {
      const rejectedFields = error instanceof ApiError ? fieldErrorsOf(error, options) : {}
      setFieldErrors(rejectedFields)
      const marked = Object.keys(rejectedFields).length > 0
      showToast({
        message: marked ? options.words.check : sentenceOf(error, options),
        duration: error instanceof ApiError && error.requestId !== undefined ? 5000 : 7000,
      })
    } finally {
      setBusy(false)
    }
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const values = new FormData(event.currentTarget)
    // Whatever fills the trap goes the plain way, where a person is told about it.
    if (values.get(trapField)) return
    event.preventDefault()
    if (!busy) void send(values)
  }
  // Until it is sent from here, what the page says of the last time.
  return { form, wrong: fieldErrors ?? options.wrong ?? {}, sent: fieldErrors !== undefined, busy, receipt, onSubmit }
}
