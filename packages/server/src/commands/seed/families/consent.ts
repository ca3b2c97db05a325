import { currentConsent } from '@pravesh/messages'
import { recordConsent } from '../../../people/consent/ledger.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { studentAccount } from '../../../platform/db/tables.ts'

/** Records the consent that a person of the demo opened the account with, a parent's with the declaration of an adult. */
export async function recordDemoConsent(
  tx: Tx,
  { id, track, name, mobile }: Pick<typeof studentAccount.$inferSelect, 'id' | 'track' | 'name' | 'mobile'>,
): Promise<void> {
  const purpose = track === 'school' ? 'parent' : 'account'
  const self = { by: 'self', purpose, name, mobile, proof: 'mobile-code', language: 'en' } as const
  const { version } = currentConsent(purpose)
  await recordConsent(tx, { account: id, action: 'given', channel: 'website', ...self, version })
}
