/** PostgreSQL's description of a failed statement. `code` is the SQLSTATE of five characters. */
export interface DatabaseError {
  code: string
  message: string
  detail?: string
  constraint?: string
  table?: string
  column?: string
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Finds the database error in a thrown value, which Drizzle wraps in an error with a `cause`. */
export function databaseError(error: unknown): DatabaseError | undefined {
  for (let cause = error; isRecord(cause); cause = cause.cause) {
    const { code, message, detail, constraint, table, column } = cause
    if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) continue
    return {
      code,
      message: text(message) ?? '',
      detail: text(detail),
      constraint: text(constraint),
      table: text(table),
      column: text(column),
    }
  }
  return undefined
}

/** The SQLSTATE behind a thrown value: 23505 is a duplicate, 23503 a broken or still used reference. */
export const sqlState = (error: unknown): string | undefined => databaseError(error)?.code
