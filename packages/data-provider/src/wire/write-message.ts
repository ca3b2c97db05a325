/** What the server said of a write, by what react-admin was given for it. */
const writeMessages = new WeakMap<object, string>()

export function setWriteMessage<R extends object>(result: R, response: unknown): R {
  if (
    typeof response === 'object' &&
    response !== null &&
    'message' in response &&
    typeof response.message === 'string'
  )
    writeMessages.set(result, response.message)
  return result
}
/** What the server said of the deletion that this is the result of: a record, or the ids of several. */
export const writeMessageOf = (result: unknown): string | undefined =>
  typeof result === 'object' && result !== null ? writeMessages.get(result) : undefined
