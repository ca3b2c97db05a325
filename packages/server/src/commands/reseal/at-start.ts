import type { Config } from '../../platform/config/config.ts'
import { eq, isNull, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { OperatorError } from '../../platform/db/operator-error.ts'
import { document, encryptionKey } from '../../platform/db/tables.ts'
import { CannotOpen, type Key } from '../../platform/keys/keyring.ts'
import { seal, unseal } from '../../platform/keys/seal.ts'
import { countUnsealedForms } from './forms.ts'
import { textPlaces } from './places.ts'

const purpose = 'proof of a key'
const number = new Intl.NumberFormat('en-IN')

/** Sealed data by key, with the key's name: `bank numbers (12)`. */
export async function sealedBy(db: Db | Tx): Promise<Map<string, string[]>> {
  const texts = textPlaces.map(
    ({ label, table, sealed }) =>
      sql`select split_part(${sealed}, '.', 2) as id, ${label}::text as label from ${table} where starts_with(${sealed}, 's1.')`,
  )
  const files = sql`select sealed_with as id, 'documents' as label from document where sealed_with is not null`
  const { rows } = await db.execute<{ id: string; label: string; n: number }>(sql`
    select id, label, count(*)::int as n from (${sql.join([...texts, files], sql` union all `)}) as kept
    group by id, label order by id, label`)
  const found = new Map<string, string[]>()
  for (const { id, label, n } of rows) found.set(id, [...(found.get(id) ?? []), `${label} (${number.format(n)})`])
  return found
}

/** True for the key that made this proof. */
export function provesKey(key: Key, proof: string): boolean {
  try {
    return unseal([key], purpose, proof) === key.id
  } catch (error) {
    if (error instanceof CannotOpen) return false
    throw error
  }
}

/** True if this key had its name before; one whose name is new, or has sealed nothing yet, is written down. */
async function isTheOne(db: Db, key: Key, inUse: boolean): Promise<boolean> {
  const { id } = key
  const [storedKey] = await db.select().from(encryptionKey).where(eq(encryptionKey.id, id))
  if (storedKey && provesKey(key, storedKey.proof)) return true
  if (storedKey && inUse) return false
  const proof = seal([key], purpose, id)
  await db.insert(encryptionKey).values({ id, proof }).onConflictDoUpdate({ target: encryptionKey.id, set: { proof } })
  return true
}

const advice =
  'Give that key in ENCRYPTION_KEYS behind the first; if it is lost for good, name it in LOST_ENCRYPTION_KEYS.'

/**
 * Checks whether the configured keys are those of the sealed data. In production data that cannot be opened prevents the start, with a
 * complete report, except for keys that are declared as lost; that, and everything in the demo, is returned as sentences for the operator.
 */
export async function checkKeys(
  db: Db,
  { mode, encryptionKeys, lostKeys }: Pick<Config, 'mode' | 'encryptionKeys' | 'lostKeys'>,
): Promise<string[]> {
  const usesByKey = await sealedBy(db)
  const others: string[] = []
  for (const key of encryptionKeys)
    if (!(await isTheOne(db, key, usesByKey.has(key.id))))
      others.push(
        `The encryption key "${key.id}" is not the one that had this name before: give the earlier one under it, and this one another name in ENCRYPTION_KEYS.`,
      )
  const keyIds = encryptionKeys.map(({ id }) => id)
  const missing = [...usesByKey].filter(([id]) => !keyIds.includes(id))
  const missingKeyMessage = (id: string, labels: string[]) =>
    `Sealed with the key "${id}", which is not given: ${labels.join(', ')}.`
  const lost = missing
    .filter(([id]) => lostKeys.includes(id))
    .map(([id, labels]) => `${missingKeyMessage(id, labels)} They are lost.`)
  const missingProblems = missing
    .filter(([id]) => !lostKeys.includes(id))
    .map(([id, labels]) => `${missingKeyMessage(id, labels)} ${advice}`)
  const problems = [...others, ...missingProblems]
  if (mode === 'production' && problems.length > 0)
    throw new OperatorError(problems.length === 1 ? problems[0] : ['Pravesh cannot start:', ...problems].join('\n- '))
  const plaintextCount = (await db.$count(document, isNull(document.sealedWith))) + (await countUnsealedForms(db))
  const plaintextNotice = `Kept as they are, from before documents and forms were sealed: ${number.format(plaintextCount)}. Run "npm run reseal" once.`
  return [...problems, ...lost, ...(plaintextCount > 0 ? [plaintextNotice] : [])]
}
