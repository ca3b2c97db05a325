import { enquiry } from 'virtual:endpoints'
import type { EnquiryReceipt } from '@pravesh/contract'
import { ApiError } from '@pravesh/contract/errors'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { api } from '../../api/client.ts'
import type { EnquiryFormProps } from '../../lib/enquiry-form.ts'
import { formBody, trapField } from '../../lib/form-body.ts'
import { showToast } from '../toast.ts'

type Wrong = Readonly<Record<string, string>>
type Asked = Pick<EnquiryFormProps, 'kind' | 'fields' | 'numbers' | 'words' | 'wrong'>

/** Where a person finds what the API names: the version of a text is ticked. */
const shownAt = (field: string) => (field === 'consentVersion' ? 'consent' : field)

/** What the server refused, by the field that shows it, in the words of the page where it has them. */
function refusedOf({ errors }: ApiError, { fields, words }: Asked): Wrong {
  const own = new Map(fields.map(({ name, need }) => [name, need])).set('consent', words.needConsent)
  const shown = [...fields.map(({ name }) => name), 'message', 'consent']
  const told = errors.map(({ field, message }) => ({ name: shownAt(field), message }))
  return Object.fromEntries(
    told.filter(({ name }) => shown.includes(name)).map(({ name, message }) => [name, own.get(name) ?? message]),
  )
}

/** Why it was not sent; a fault of ours with the name under which the log has it. */
function sentenceOf(error: unknown, { words }: Asked): string {
  if (!(error instanceof ApiError)) return words.offline
  const { code, message, requestId } = error
  if (code !== 'UNAVAILABLE') return message
  return requestId === undefined ? words.offline : `${message}. ${words.fault.replace('#', () => requestId)}`
}

/**
 * Sends an enquiry from the page it stands on, as whoever is signed in here. What is refused is said beside its field, and the first of them
 * gets the focus; where the server cannot be asked the form stays as it is.
 */
export function useEnquiry(asked: Asked) {
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<Wrong>()
  const [busy, setBusy] = useState(false)
  const [receipt, setReceipt] = useState<EnquiryReceipt['data']>()
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [wrong])

  async function send(values: FormData) {
    const said = formBody(values, (name) => asked.numbers.includes(name))
    const body = { name: '', mobile: '', consentVersion: '', ...said }
    setBusy(true)
    try {
      const { data } = await api().call(enquiry.raise, { params: { enquiryType: asked.kind }, body })
      setReceipt(data)
      showToast({ title: asked.words.sent, message: data.reference, type: 'success' })
    } catch (error) {
      const refused = error instanceof ApiError ? refusedOf(error, asked) : {}
      setWrong(refused)
      const marked = Object.keys(refused).length > 0
      showToast({
        message: marked ? asked.words.check : sentenceOf(error, asked),
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
  return { form, wrong: wrong ?? asked.wrong ?? {}, sent: wrong !== undefined, busy, receipt, onSubmit }
}
