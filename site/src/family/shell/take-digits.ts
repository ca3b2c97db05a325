import { plainLine } from '@pravesh/contract/plain-text'

const numeric = ['numeric', 'decimal', 'tel']

/**
 * Replaces digits of any script, invisible marks and dashes of all kinds in any number field of the page with plain ones, before the field is validated or saved. Returns a function
 * that stops it. The text is replaced within the field, so that the caret stays and React sees normal input.
 */
export function takeDigits(): () => void {
  const replaceDigits = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return
    if (target.type !== 'tel' && !(target.type === 'text' && numeric.includes(target.inputMode))) return
    const latinText = plainLine(target.value)
    // The blank between two parts of a number is typed at its end.
    if (latinText !== target.value.replace(/ $/, '')) target.setRangeText(latinText, 0, target.value.length, 'preserve')
  }
  document.addEventListener('input', replaceDigits, true)
  return () => document.removeEventListener('input', replaceDigits, true)
}
