import { databaseError } from '../db/database-error.ts'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const textIn = (value: unknown, name: string): string | undefined =>
  isRecord(value) && typeof value[name] === 'string' ? value[name] : undefined

/** Without e-mail addresses and long numbers, in so many characters. */
const masked = (text: string, maxLength: number): string =>
  text
    .replace(/(?<![^\s<>"'@])[^\s<>"'@]+@[^\s<>"']+/g, '[address]')
    .replace(/\+?\d[\d -]{6,}\d/g, '[number]')
    .slice(0, maxLength)

// Classes of SQLSTATE whose sentences speak of connections, locks, resources and statements. All others may quote a row.
const impersonalClasses = ['08', '0A', '25', '40', '42', '53', '55', '57', '58']

/** The statement in its prepared form: values are separate and left out. */
function statementOf(error: unknown): string | undefined {
  for (let cause = error; isRecord(cause); cause = cause.cause) {
    const query = textIn(cause, 'query')
    if (query !== undefined) return query.replace(/\s+/g, ' ').trim().slice(0, 500)
  }
  return undefined
}
const messageOf = (error: unknown): string => {
  const failure = databaseError(error)
  if (!failure) {
    // Drizzle's own sentence holds the values, also where the cause is no word of PostgreSQL.
    if (statementOf(error) !== undefined) return 'A statement failed'
    return masked(isRecord(error) ? (textIn(error, 'message') ?? 'no sentence') : String(error), 300)
  }
  const { code, table, constraint, message } = failure
  const where = [table && ` on ${table}`, constraint && ` (${constraint})`].filter(Boolean).join('')
  return `PostgreSQL ${code}${where}${impersonalClasses.includes(code.slice(0, 2)) ? `: ${masked(message, 200)}` : ''}`
}

/** An error as text for storage: short, and without the data involved. */
export const formatError = (error: unknown): string => messageOf(error).slice(0, 300)

const framesOf = (error: unknown): string => {
  const stack = textIn(error, 'stack') ?? ''
  const message = textIn(error, 'message') ?? ''
  const from = message === '' ? 0 : stack.indexOf(message) + message.length
  return stack
    .slice(from)
    .split('\n')
    .filter((line) => /^ +at /.test(line))
    .slice(0, 20)
    .join('\n')
}

type ErrorRecord = {
  type: string
  message: string
  code?: string
  statement?: string
  stack: string
  cause?: Omit<ErrorRecord, 'stack'>
}
/**
 * An error for the logs: type and place, without values of statements, rows quoted by PostgreSQL, addresses and numbers. Use it instead of
 * the error itself, which Drizzle, drivers and libraries fill with their input.
 */
export function errorRecord(error: unknown, depth = 0): ErrorRecord {
  const type = error instanceof Error ? error.name : typeof error
  const code = databaseError(error)?.code ?? textIn(error, 'code')
  const statement = statementOf(error)
  const cause = isRecord(error) && error.cause !== undefined && depth < 3 ? error.cause : undefined
  const { stack: _stack, ...because } = cause === undefined ? { stack: '' } : errorRecord(cause, depth + 1)
  return {
    type: error instanceof Error && type === 'Error' ? error.constructor.name : type,
    message: messageOf(error),
    ...(code === undefined ? {} : { code }),
    ...(statement === undefined ? {} : { statement }),
    stack: framesOf(error),
    ...(cause === undefined ? {} : { cause: because as Omit<ErrorRecord, 'stack'> }),
  }
}
/** The same for a person at a terminal. */
export function errorLines(error: unknown): string {
  const { type, message, statement, stack } = errorRecord(error)
  return [`${type}: ${message}`, statement, stack].filter(Boolean).join('\n')
}
