import { plainDigits } from '../../lib/page/digits.ts'

const numeric = ['numeric', 'decimal', 'tel']

/**
 * Replaces typed Devanagari digits in any number field of the page with 0-9, before the field is validated or saved. Returns a function
 * that stops it. The text is replaced within the field, so that the caret stays and React sees normal input.
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
