import { translations } from '@pravesh/console-kit'
import { CallFailure } from '@pravesh/data-provider'

/** The reason of a rejection: at a field, or of the record as a whole. */
export type Problem = { field?: string; message: string }

/** The problems of an error, in the language of the console. */
export function problemsOf(error: unknown): Problem[] {
  if (!(error instanceof CallFailure))
    return [{ message: error instanceof Error ? error.message : translations().text('console.didNotWork') }]
  const { errors } = error.error
  if (errors.length === 0) return [{ message: error.message }]
  return errors.map(({ field, message }) => ({
    ...(field && { field }),
    message: translations().translateSentence(message),
  }))
}
/** True of an error for a concurrent save of the record. */
export const isConflict = (error: unknown): boolean =>
  error instanceof CallFailure && error.error.code === 'CONFLICT' && error.error.record !== undefined
