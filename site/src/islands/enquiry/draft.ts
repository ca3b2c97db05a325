import { trapField } from '../../lib/enquiry/form-body.ts'

/** A draft is kept this long on the device, as other forms' drafts are, and until it is sent. Milliseconds. */
const longest = 12 * 60 * 60 * 1000
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<Field>('input:not([type=hidden], [type=checkbox]), select, textarea'),
]

/** The entry of the browser's storage for the form of an address. */
export const draftName = (action: string): string => `draft:${action}`

/** Keeps what was typed into a form; a form without anything typed keeps nothing. */
export function saveDraft(action: string, form: HTMLFormElement): void {
  const values = Object.fromEntries(
    fieldsOf(form)
      .filter(({ name, value }) => value && name !== trapField)
      .map(({ name, value }) => [name, value]),
  )
  write(action, Object.keys(values).length > 0 ? JSON.stringify({ at: Date.now(), values }) : null)
}

/** Forgets the draft, once it was sent. */
export const forgetDraft = (action: string): void => write(action, null)

/** Fills the empty fields of a form from its draft. Returns whether there was anything to fill in. */
export function restoreDraft(action: string, form: HTMLFormElement): boolean {
  const values = readDraft(action)
  const filled = fieldsOf(form).filter((field) => {
    const value = values[field.name]
    if (field.value || typeof value !== 'string') return false
    field.value = value
    return field.value !== ''
  })
  return filled.length > 0
}

function readDraft(action: string): Readonly<Record<string, unknown>> {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(draftName(action)) ?? 'null')
    if (typeof draft !== 'object' || draft === null || !('at' in draft) || !('values' in draft)) return {}
    if (typeof draft.at !== 'number' || Date.now() - draft.at > longest) {
      forgetDraft(action)
      return {}
    }
    return typeof draft.values === 'object' && draft.values !== null ? { ...draft.values } : {}
  } catch {
    // Storage may be blocked, or hold what somebody else wrote.
    return {}
  }
}

function write(action: string, draft: string | null): void {
  try {
    if (draft === null) localStorage.removeItem(draftName(action))
    else localStorage.setItem(draftName(action), draft)
  } catch {
    // Storage may be blocked or full: then nothing is kept.
  }
}
