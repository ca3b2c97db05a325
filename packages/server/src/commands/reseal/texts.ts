import { sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { CannotOpen, type Keyring } from '../../platform/keys/keyring.ts'
import { seal, unseal } from '../../platform/keys/seal.ts'
import type { TextPlace } from './places.ts'
import type { Step } from './step.ts'

type SealedText = { id: number; sealed: string; kind: string }
const batchSize = 200

/** Seals the texts of one column again that are not sealed with the first key yet. */
export function resealTexts(
  db: Db,
  keyring: Keyring,
  { label, table, id, sealed, kind, purpose, set }: TextPlace,
): Step {
  const older = sql`${sealed} is not null and not starts_with(${sealed}, ${`s1.${keyring[0].id}.`})`

  /** False where the text changed meanwhile: a server seals new text with the current key. */
  async function resealOne(row: SealedText): Promise<boolean> {
    const resealedText = seal(keyring, purpose(row), unseal(keyring, purpose(row), row.sealed))
    const isUnchanged = sql`${id} = ${row.id} and ${sealed} = ${row.sealed}`
    return (
      (await db.execute(sql`update ${table} set ${set(resealedText)} where ${isUnchanged} returning 1`)).rows.length > 0
    )
  }
  return {
    label,
    async count() {
      const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from ${table} where ${older}`)
      return rows[0]?.n ?? 0
    },
    async *run() {
      for (let last = 0; ; ) {
        const { rows } = await db.execute<SealedText>(sql`
          select ${id} as id, ${sealed} as sealed, ${kind} as kind from ${table}
          where ${older} and ${id} > ${last} order by 1 limit ${batchSize}`)
        for (const row of rows) {
          try {
            yield (await resealOne(row)) ? 'resealed' : 'passed over'
          } catch (error) {
            if (!(error instanceof CannotOpen)) throw error
            yield error
          }
          last = row.id
        }
        if (rows.length < batchSize) return
      }
    },
  }
}
