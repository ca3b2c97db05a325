import { randomBytes } from 'node:crypto'
import type { Config } from '../../platform/config/config.ts'
import { seal, unseal } from '../../platform/keys/seal.ts'

export type WebhookKeys = Pick<Config, 'encryptionKeys'>

/** Purpose that the secrets of webhooks are sealed for. */
export const webhookPurpose = 'webhook secret'

/** A new secret as Standard Webhooks writes it, and its sealed form. */
export function createSecret({ encryptionKeys }: WebhookKeys): { secret: string; sealed: string } {
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  return { secret, sealed: seal(encryptionKeys, webhookPurpose, secret) }
}

/** The secret of a webhook; throws CannotOpen where its key is not given. */
export const openSecret = ({ encryptionKeys }: WebhookKeys, sealed: string): string =>
  unseal(encryptionKeys, webhookPurpose, sealed)
