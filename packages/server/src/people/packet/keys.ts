import type { PacketKey } from '@pravesh/contract'
import type { Config } from '../../platform/config/config.ts'
import { asc } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { signingKey } from '../../platform/db/tables.ts'
import { signingKeyOf, signJws } from '../../platform/keys/signing-key.ts'

const purpose = 'signature of a packet'
type Keys = Pick<Config, 'encryptionKeys'>

/** Signs a statement with the key of the first secret, and keeps the public key for the day on which the secret is gone. */
export async function signStatement(
  tx: Db | Tx,
  { encryptionKeys: [current] }: Keys,
  statement: string,
): Promise<string> {
  const key = signingKeyOf(current, purpose)
  await tx.insert(signingKey).values({ id: key.id, x: key.x }).onConflictDoNothing()
  return signJws(key, statement)
}

/** The public keys: of every secret that is given, the one that signs now first, and of those that signed before. */
export async function publicKeys(db: Db, { encryptionKeys }: Keys): Promise<PacketKey[]> {
  const given = encryptionKeys.map((key) => signingKeyOf(key, purpose))
  const stored = await db.select().from(signingKey).orderBy(asc(signingKey.since), asc(signingKey.id))
  const keys = new Map([...given, ...stored].map(({ id, x }) => [id, x]))
  return [...keys].map(([kid, x]) => ({ kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig' }))
}
