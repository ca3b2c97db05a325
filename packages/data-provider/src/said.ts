/** What the server said of a write, by what react-admin was given for it. */
const said = new WeakMap<object, string>()

export function keepSaid(result: object, answer: unknown): void {
  if (typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string')
    said.set(result, answer.message)
}
/** What the server said of the deletion that this is the result of: a record, or the ids of several. */
export const saidOf = (result: unknown): string | undefined =>
  typeof result === 'object' && result !== null ? said.get(result) : undefined
