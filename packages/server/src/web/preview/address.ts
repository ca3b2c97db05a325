import { timingSafeEqual } from 'node:crypto'
import type { PreviewAddress } from '@pravesh/contract'
import type { Config } from '../../platform/config/config.ts'
import { signatureOf, signaturesOf } from '../../platform/keys/sign.ts'

/** A record that may not be published, by the consoles' resource. */
export type Draft = { kind: string; record: number }
/** Content of a preview's address. `expires` is in seconds since 1970. */
export type SignedDraft = Draft & { expires: number; signature: string }
type PreviewKeys = Pick<Config, 'sessionSecrets'>

const lifetimeMs = 60 * 60 * 1000
const signedText = ({ kind, record }: Draft, expires: number) => `preview ${kind} ${record} ${expires}`

/** The address at which a draft can be looked at for one hour. */
export function previewAddressOf({ sessionSecrets }: PreviewKeys, draft: Draft, now: Date): PreviewAddress {
  const expires = Math.floor((now.getTime() + lifetimeMs) / 1000)
  const signature = signatureOf(sessionSecrets, signedText(draft, expires))
  return {
    path: `/preview/${draft.kind}/${draft.record}?expires=${expires}&signature=${signature}`,
    expiresAt: new Date(expires * 1000).toISOString(),
  }
}

function isEqual(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)]
  return first.length === second.length && timingSafeEqual(first, second)
}

/** Checks whether an address of a preview is ours and still valid. A forged address is never reported as expired. */
export function checkPreviewAddress(
  { sessionSecrets }: PreviewKeys,
  { expires, signature, ...draft }: SignedDraft,
  now: Date,
): 'valid' | 'expired' | 'unsigned' {
  const isOurs = signaturesOf(sessionSecrets, signedText(draft, expires)).some((valid) => isEqual(valid, signature))
  if (!isOurs) return 'unsigned'
  return expires * 1000 > now.getTime() ? 'valid' : 'expired'
}
