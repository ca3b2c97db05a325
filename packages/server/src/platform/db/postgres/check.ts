import type pg from 'pg'
import { OperatorError } from '../operator-error.ts'
import { createClient } from './connection.ts'

const oldest = 150_000

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOENT: 'nothing listens there',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  ECONNRESET: 'it broke the connection',
  '28P01': 'the user name or the password is wrong',
  '28000': 'the user is not allowed in',
  '3D000': 'it has no database of that name',
  '53300': 'it has no connection left',
  '57P03': 'it is still starting up',
}

export interface Server {
  version: string
  /** As PostgreSQL numbers itself: 150004 is 15.4. */
  number: number
  encoding: string
}

/** The reason why a server is unsuitable for our data, or undefined. */
export function unfitness({ version, number, encoding }: Server): string | undefined {
  if (number < oldest) return `PostgreSQL ${version}; Pravesh needs 15 or newer`
  if (encoding !== 'UTF8') return `encoded in ${encoding}; Pravesh needs UTF8`
  return undefined
}

function place(client: pg.Client) {
  const { host, port, database } = client
  return `${host.startsWith('/') ? host : `${host}:${port}`}/${database ?? ''}`
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return reasons[code] ?? (error.message || code)
}

function connectionTo(url: string): pg.Client {
  try {
    return createClient(url, 'check')
  } catch {
    throw new OperatorError('DATABASE_URL is not an address of the form postgres://user:password@host:5432/name.')
  }
}

/** Throws for an unsuitable database, as one sentence without the password. */
export async function checkServer(url: string): Promise<void> {
  const client = connectionTo(url)
  try {
    await client.connect()
    const { rows } = await client.query<Server>(
      "select current_setting('server_version') as version, current_setting('server_version_num')::int as number, current_setting('server_encoding') as encoding",
    )
    const problem = rows[0] && unfitness(rows[0])
    if (problem) throw new OperatorError(`The database at ${place(client)} is ${problem}.`)
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw new OperatorError(`The database at ${place(client)} cannot be reached: ${reason(error)}. Check DATABASE_URL.`)
  } finally {
    await client.end().catch(() => undefined)
  }
}
