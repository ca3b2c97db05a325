import type { EnquiryReceipt, ErrorBody } from '@pravesh/contract'
import { referenceWords } from '@pravesh/messages'
import { formBody, trapField } from '../lib/form-body.ts'
import { showToast } from './toast.ts'

const isNumber = (form: HTMLFormElement) => (name: string) => {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLElement && field.dataset.number !== undefined
}

/** Takes away what was wrong the last time. */
function clear(form: HTMLFormElement): void {
  for (const wrong of form.querySelectorAll('.wrong, .refused')) wrong.remove()
  for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid')
}

/** Says beside each field what the server refused, and moves to the first. */
function mark(form: HTMLFormElement, errors: NonNullable<ErrorBody['errors']>): boolean {
  const marked = errors.flatMap(({ field: named, message }) => {
    // The version of the text is ticked.
    const name = named === 'consentVersion' ? 'consent' : named
    const field = form.querySelector<HTMLElement>(`#f-${CSS.escape(name)}`)
    if (!field) return []
    const wrong = document.createElement('p')
    wrong.id = `f-${name}-wrong`
    wrong.className = 'wrong small'
    wrong.textContent = field.dataset.need ?? message
    field.ariaInvalid = 'true'
    const told = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id && id !== wrong.id)
    field.setAttribute('aria-describedby', [...told, wrong.id].join(' '))
    field.parentElement?.append(wrong)
    return [field]
  })
  marked[0]?.focus()
  return marked.length > 0
}

function showReceipt(form: HTMLFormElement, { data, message }: EnquiryReceipt): void {
  const receipt = form.querySelector('template')?.content.firstElementChild
  if (!(receipt instanceof HTMLElement)) return
  const out = (name: string) => receipt.querySelector<HTMLElement>(`[data-out="${name}"]`)
  const [reference, hours] = [out('reference'), out('hours')]
  if (reference) reference.textContent = data.reference
  if (hours) hours.textContent = (hours.dataset.text ?? '').replace('#', String(data.replyWithinHours))
  form.replaceWith(receipt)
  receipt.focus()
  // The heading is the same sentence in the language of the page.
  showToast({ title: receipt.querySelector('h3')?.textContent ?? message, message: data.reference, type: 'success' })
}

/** What was refused; a fault of ours with the name under which the log has it. */
function sentenceOf({ code, message, requestId }: ErrorBody): string {
  if (code !== 'UNAVAILABLE') return message
  const language = document.documentElement.lang.startsWith('hi') ? 'hi' : 'en'
  return `${message}. ${referenceWords[language].replace('{reference}', () => requestId)}`
}

/** Sends an enquiry from the page it stands on. Where the server cannot be asked the form stays as it is. */
export function sendFromHere(form: HTMLFormElement): void {
  form.addEventListener('submit', async (event) => {
    // Whatever fills the trap goes the plain way, where a person is told about it.
    if (new FormData(form).get(trapField)) return
    event.preventDefault()
    const button = form.querySelector<HTMLButtonElement>('[type="submit"]')
    if (!button || button.ariaDisabled === 'true') return
    const words = button.textContent
    button.ariaDisabled = 'true'
    button.textContent = form.dataset.busy ?? words
    clear(form)
    try {
      const answer = await fetch(`${import.meta.env.PUBLIC_API_BASE}/open/enquiry/${form.dataset.ask}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Page-Origin': location.origin },
        body: JSON.stringify(formBody(new FormData(form), isNumber(form))),
      })
      if (answer.ok) return showReceipt(form, await answer.json())
      const refusal: ErrorBody = await answer.json()
      const found = mark(form, refusal.errors ?? [])
      showToast({ message: (found && form.dataset.check) || sentenceOf(refusal), duration: 5000 })
    } catch {
      showToast({ message: form.dataset.offline ?? '', duration: 7000 })
    } finally {
      button.ariaDisabled = null
      button.textContent = words
    }
  })
}
