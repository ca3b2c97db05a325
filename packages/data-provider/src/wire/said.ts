/** What the server said of a write, by what react-admin was given for it. */
const said = new WeakMap<object, string>()

export function keepSaid<R extends object>(result: R, answer: unknown): R {
  if (typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string')
    said.set(result, answer.message)
  return result
}
/** What the server said of the deletion that this is the result of: a record, or the ids of several. */
export const saidOf = (result: unknown): string | undefined =>
  typeof result === 'object' && result !== null ? said.get(result) : undefined
