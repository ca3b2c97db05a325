/** The parameter of a listing for words of the search that led to it and that it does not take into account. */
export const unappliedParameter = 'unapplied'
const maxValues = 3
const maxLength = 60

/** The address of a listing that a search leads to, with the words of the search that it does not apply; any other page as it is. */
export function unappliedPath(path: string, unapplied: readonly string[]): string {
  if (unapplied.length === 0 || !/^\/(?:schools|colleges|exams|courses|careers)(?:[/?]|$)/.test(path)) return path
  const parameters = unapplied.slice(0, maxValues).map((words) => new URLSearchParams([[unappliedParameter, words]]))
  return `${path}${path.includes('?') ? '&' : '?'}${parameters.join('&')}`
}

/** The words that a listing's address names, and its other parameters. */
export function splitUnapplied(requested: URLSearchParams): { unapplied: string[]; parameters: URLSearchParams } {
  const parameters = new URLSearchParams(requested)
  parameters.delete(unappliedParameter)
  const values = requested.getAll(unappliedParameter).slice(0, maxValues)
  return { unapplied: values.map((words) => words.slice(0, maxLength)), parameters }
}
