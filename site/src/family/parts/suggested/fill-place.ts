import { lookups } from 'virtual:endpoints'
import { plainLine } from '@pravesh/contract/plain-text'
import { api } from '../../../api/client.ts'

/** The field next to another, whose name differs in its last part. */
function fieldBeside({ form, name }: HTMLInputElement, part: 'city' | 'state'): HTMLInputElement | undefined {
  const field = form?.elements.namedItem(name.replace(/pincode$/, part))
  return field instanceof HTMLInputElement ? field : undefined
}

/** The text that a postal code has filled in: it follows the code, what a person has typed does not. */
const filledTexts = new WeakMap<HTMLInputElement, string>()

function fill(field: HTMLInputElement | undefined, text: string | undefined): void {
  // A person in the field is about to type.
  if (!field || text === undefined || field === document.activeElement) return
  if (field.value.trim() !== '' && field.value !== filledTexts.get(field)) return
  field.value = text
  filledTexts.set(field, text)
  // The form around it saves, or stores a draft, on input.
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Fills city and state next to a field with a whole postal code, unless a person has typed them. */
export async function fillPlace(field: HTMLInputElement): Promise<void> {
  const pincode = plainLine(field.value).replaceAll(' ', '')
  if (!/^[1-9]\d{5}$/.test(pincode)) return
  try {
    const { data } = await api().call(lookups.pincode, { params: { pincode } })
    if (plainLine(field.value).replaceAll(' ', '') !== pincode) return
    fill(fieldBeside(field, 'state'), data.state?.name)
    fill(fieldBeside(field, 'city'), data.city?.name)
  } catch {
    // Offline: both are typed.
  }
}
