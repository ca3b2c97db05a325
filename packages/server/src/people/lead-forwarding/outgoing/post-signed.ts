import { createHmac } from 'node:crypto'
import type { Config } from '../../../platform/config/config.ts'
import type { Db } from '../../../platform/db/index.ts'
import { CannotOpen } from '../../../platform/keys/keyring.ts'
import { PermanentFailure } from '../../../services/jobs/run.ts'
import { secretOf } from '../services.ts'
import { type Guard, guardedPost } from './guarded-post.ts'

export type Posting = { db: Db; config: Pick<Config, 'encryptionKeys' | 'leadsToPrivateNetworks'> }
type Service = { id: number; api: string }

/** Statuses after which a later try may go better. */
export const isTransient = (status: number) => status >= 500 || [408, 425, 429].includes(status)

/** The key of a college's system. PermanentFailure where it cannot be opened. */
export const keyOf = ({ db, config }: Posting, id: number): Promise<string> =>
  secretOf(db, config, id).catch((error: unknown) => {
    throw error instanceof CannotOpen ? new PermanentFailure(`Its key: ${error.message}`) : error
  })

/**
 * Posts JSON to a college's own system: the key in `X-Api-Key`, `Idempotency-Key` the same at each try, `X-Signature: sha256=<hex>` the
 * body's HMAC under that key. Returns the status of the answer; PermanentFailure where no connection is allowed.
 */
export async function postSigned(
  { config }: Posting,
  { api, secret, content, key }: { api: Service['api']; secret: string; content: object; key: string },
  guard: Guard,
): Promise<number> {
  const body = JSON.stringify(content)
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'x-api-key': secret,
    'x-signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
    'idempotency-key': key,
  }
  return guardedPost(api, { headers, body }, { privateToo: config.leadsToPrivateNetworks, ...guard })
}
/** Throws for an answer that does not take what was sent: to be tried again, or by a person. */
export function assertTaken(status: number): void {
  const message = `The college’s system answered ${status}`
  if (status < 200 || status > 299) throw isTransient(status) ? new Error(message) : new PermanentFailure(message)
}
