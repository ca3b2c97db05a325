import { enquiry } from 'virtual:endpoints'
import type { EnquiryReceipt } from '@pravesh/contract'
import { ApiError } from '@pravesh/contract/errors'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { api } from '../../api/client.ts'
import type { EnquiryFormProps } from '../../lib/enquiry/form.ts'
import { formBody, trapField } from '../../lib/enquiry/form-body.ts'
import { showToast } from '../../toast/toast.ts'

type FieldErrors = Readonly<Record<string, string>>
type EnquiryFormOptions = Pick<EnquiryFormProps, 'kind' | 'fields' | 'numbers' | 'texts' | 'fieldErrors'>

/** The visible field of an API field: the version of a text is ticked. */
const visibleFieldOf = (field: string) => (field === 'consentVersion' ? 'consent' : field)

/** The server's errors, by visible field, with the page's messages where it has them. */
function fieldErrorsOf({ errors }: ApiError, { fields, texts }: EnquiryFormOptions): FieldErrors {
  const customMessages = new Map(fields.map(({ name, need }) => [name, need])).set('consent', texts.needConsent)
  const visibleFields = [...fields.map(({ name }) => name), 'message', 'consent']
  const messages = errors.map(({ field, message }) => ({ name: visibleFieldOf(field), message }))
  return Object.fromEntries(
    messages
      .filter(({ name }) => visibleFields.includes(name))
      .map(({ name, message }) => [name, customMessages.get(name) ?? message]),
  )
}

/** The reason for a failure; an internal error with its reference in the log. */
function sentenceOf(error: unknown, { texts }: EnquiryFormOptions): string {
  if (!(error instanceof ApiError)) return texts.offline
  const { code, message, requestId } = error
  if (code !== 'UNAVAILABLE') return message
  return requestId === undefined ? texts.offline : `${message}. ${texts.fault.replace('#', () => requestId)}`
}

/**
 * Sends an enquiry from its page, as the signed-in account if there is one. Errors are displayed next to their fields, and the first of
 * them gets the focus; if the server is unreachable the form stays unchanged.
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
      showToast({ title: options.texts.sent, message: data.reference, type: 'success' })
    } catch (error) {
      const rejectedFields = error instanceof ApiError ? fieldErrorsOf(error, options) : {}
      setFieldErrors(rejectedFields)
      const marked = Object.keys(rejectedFields).length > 0
      showToast({
        message: marked ? options.texts.check : sentenceOf(error, options),
        duration: error instanceof ApiError && error.requestId !== undefined ? 5000 : 7000,
      })
    } finally {
      setBusy(false)
    }
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const values = new FormData(event.currentTarget)
    // A filled trap field uses the plain form, which explains it to a person.
    if (values.get(trapField)) return
    event.preventDefault()
    if (!busy) void send(values)
  }
  // Until it is sent from here, the page's message of the last attempt.
  return {
    form,
    fieldErrors: fieldErrors ?? options.fieldErrors ?? {},
    sent: fieldErrors !== undefined,
    busy,
    receipt,
    onSubmit,
  }
}
