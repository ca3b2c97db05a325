import { plainDigits } from '../../lib/page/digits.ts'

const numeric = ['numeric', 'decimal', 'tel']

/**
 * Draws digits of Devanagari that are typed into any number field of the page to 0-9, before the field is checked or saved. Returns what
 * ends it. The text is replaced within the field, so that the caret stays and React sees what it sees when somebody types.
 */
export function takeDigits(): () => void {
  const replaceDigits = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return
    if (target.type !== 'tel' && !(target.type === 'text' && numeric.includes(target.inputMode))) return
    const latinText = plainDigits(target.value)
    if (latinText !== target.value) target.setRangeText(latinText, 0, target.value.length, 'preserve')
  }
  document.addEventListener('input', replaceDigits, true)
  return () => document.removeEventListener('input', replaceDigits, true)
}
