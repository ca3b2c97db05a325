/** The server's message of a write, by the result that react-admin got. */
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
/** The server's message of the deletion with this result: a record, or the ids of several. */
export const writeMessageOf = (result: unknown): string | undefined =>
  typeof result === 'object' && result !== null ? writeMessages.get(result) : undefined
