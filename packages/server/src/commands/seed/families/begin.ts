import { sql } from '../../../platform/db/drizzle.ts'
import { allowErasing } from '../../../platform/db/erasing.ts'
import type { Db } from '../../../platform/db/index.ts'

const name = 'demo-families-begun'
/**
 * Tables that the seed writes, each with its timestamp column; dependent rows that are deleted with these are not named. Referencing
 * tables first.
 */
const seededTables = [
  ...[
    ['payment_event', 'at'],
    ['refund', 'at'],
    ['received_money', 'at'],
    ['payment', 'created_at'],
    ['sandbox_record', 'created_at'],
  ],
  ...[
    ['contact_read', 'read_at'],
    ['application', 'created_at'],
    ['cart_item', 'created_at'],
    ['shortlist', 'created_at'],
  ],
  ...[
    ['review', 'created_at'],
    ['enquiry', 'created_at'],
    ['application_form', 'updated_at'],
    ['college_doc', 'updated_at'],
  ],
  ...[
    ['bank_detail', 'created_at'],
    ['document', 'created_at'],
    ['child', 'created_at'],
    ['student_account', 'created_at'],
  ],
  ...[
    ['institute_proposal', 'created_at'],
    ['article', 'created_at'],
    ['redirect', 'created_at'],
    ['deleted_record', 'created_at'],
    ['catalogue_change', 'created_at'],
    ['third_party_service', 'created_at'],
    ['third_party_course', 'created_at'],
  ],
  ...[
    ['session', 'created_at'],
    ['job', 'created_at'],
  ],
] as const

/**
 * Starts the seed of the demo's families. Rows of an earlier one that was cut short, by a kill or a power cut, are deleted first: the
 * process does not listen before that seed has ended, so all rows younger than its start are its own.
 */
export async function begin(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await allowErasing(tx)
    const startedAt = sql`(select at from seed_run where name = ${name})`
    for (const [table, column] of seededTables)
      await tx.execute(sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} >= ${startedAt}`)
    await tx.execute(sql`insert into seed_run (name) values (${name}) on conflict (name) do update set at = now()`)
  })
}
