import { databaseFault } from '../db/fault.ts'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const textIn = (value: unknown, name: string): string | undefined =>
  isRecord(value) && typeof value[name] === 'string' ? value[name] : undefined

/** Without e-mail addresses and long numbers, in so many characters. */
const masked = (text: string, most: number): string =>
  text
    .replace(/(?<![^\s<>"'@])[^\s<>"'@]+@[^\s<>"']+/g, '[address]')
    .replace(/\+?\d[\d -]{6,}\d/g, '[number]')
    .slice(0, most)

// Classes of SQLSTATE whose sentences speak of connections, locks, resources and statements. All others may quote a row.
const speakOfNobody = ['08', '0A', '25', '40', '42', '53', '55', '57', '58']

/** The statement as it was prepared: its values stand beside it and are left out. */
function statementOf(thrown: unknown): string | undefined {
  for (let fault = thrown; isRecord(fault); fault = fault.cause) {
    const query = textIn(fault, 'query')
    if (query !== undefined) return query.replace(/\s+/g, ' ').trim().slice(0, 500)
  }
  return undefined
}
const messageOf = (thrown: unknown): string => {
  const fault = databaseFault(thrown)
  if (!fault) {
    // Drizzle's own sentence holds the values, also where the cause is no word of PostgreSQL.
    if (statementOf(thrown) !== undefined) return 'A statement failed'
    return masked(isRecord(thrown) ? (textIn(thrown, 'message') ?? 'no sentence') : String(thrown), 300)
  }
  const { code, table, constraint, message } = fault
  const where = [table && ` on ${table}`, constraint && ` (${constraint})`].filter(Boolean).join('')
  return `PostgreSQL ${code}${where}${speakOfNobody.includes(code.slice(0, 2)) ? `: ${masked(message, 200)}` : ''}`
}

/** An error as text to keep: short, and without what it was about. */
export const faultText = (thrown: unknown): string => messageOf(thrown).slice(0, 300)

const framesOf = (thrown: unknown): string => {
  const stack = textIn(thrown, 'stack') ?? ''
  const message = textIn(thrown, 'message') ?? ''
  const from = message === '' ? 0 : stack.indexOf(message) + message.length
  return stack
    .slice(from)
    .split('\n')
    .filter((line) => /^ +at /.test(line))
    .slice(0, 20)
    .join('\n')
}

type FaultRecord = {
  type: string
  message: string
  code?: string
  statement?: string
  stack: string
  cause?: Omit<FaultRecord, 'stack'>
}
/**
 * An error for the logs: what it is and where, without values of statements, rows that PostgreSQL quotes, addresses and numbers.
 * Use it instead of the error itself, which Drizzle, drivers and libraries fill with what they were given.
 */
export function faultRecord(thrown: unknown, depth = 0): FaultRecord {
  const type = thrown instanceof Error ? thrown.name : typeof thrown
  const code = databaseFault(thrown)?.code ?? textIn(thrown, 'code')
  const statement = statementOf(thrown)
  const cause = isRecord(thrown) && thrown.cause !== undefined && depth < 3 ? thrown.cause : undefined
  const { stack: _stack, ...because } = cause === undefined ? { stack: '' } : faultRecord(cause, depth + 1)
  return {
    type: thrown instanceof Error && type === 'Error' ? thrown.constructor.name : type,
    message: messageOf(thrown),
    ...(code === undefined ? {} : { code }),
    ...(statement === undefined ? {} : { statement }),
    stack: framesOf(thrown),
    ...(cause === undefined ? {} : { cause: because as Omit<FaultRecord, 'stack'> }),
  }
}
/** The same for a person at a terminal. */
export function faultLines(thrown: unknown): string {
  const { type, message, statement, stack } = faultRecord(thrown)
  return [`${type}: ${message}`, statement, stack].filter(Boolean).join('\n')
}
