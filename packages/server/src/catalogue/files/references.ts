import {
  type AnyPgColumn,
  getTableColumns,
  getTableName,
  is,
  PgTable,
  type SQL,
  sql,
} from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import * as tables from '../../platform/db/tables.ts'
import { extensionOf } from './sniff.ts'

/** Tables that make no published file visible: texts of visitors and families, accounts, money, and internal records. */
export const unscannedTables: readonly string[] = (
  'nominee application application_form application_move application_sent draw draw_entry admission_questions child child_guardian document college_doc ' +
  'shortlist cart_item review review_event bank_detail student_profile enquiry enquiry_message enquiry_change contact_read mass_mail_person ' +
  'mail_suppression mail_bounce invitation buyer_institute notice_setting institute_notice family_notice_setting webhook webhook_delivery ' +
  'consent_entry guardian_request account_suspension admin_account buyer_account student_account session known_network one_time_code ' +
  'email_code temporary_password authenticator_app passkey passkey_challenge recovery_code encryption_key signing_key ' +
  'payment payment_event received_money refund receipt_counter webhook_event sandbox_record throttle job outbox published_file ' +
  'institute_change catalogue_change redirect institute_key seed_run import_run import_part import_reject import_note import_row import_mark import_change import_mapping listing_tally index_pending search_doc search_word search_slip ' +
  'search_alias search_top search_term search_term_key page_view_day open_data_file'
).split(' ')
/** Of these types are columns that can hold an address. */
const textTypes = ['text', 'text[]', 'jsonb']

type Looked = { table: PgTable & { id: AnyPgColumn }; columns: readonly AnyPgColumn[] }
const withId = (table: PgTable): table is PgTable & { id: AnyPgColumn } => 'id' in getTableColumns(table)

/** Every other table, with all of its columns that can hold the address of a file: a new field is looked at by itself. */
export const lookedAt: readonly Looked[] = Object.values(tables).flatMap((table): Looked[] => {
  if (!is(table, PgTable) || unscannedTables.includes(getTableName(table))) return []
  const columns = Object.values(getTableColumns(table)).filter((column) => textTypes.includes(column.getSQLType()))
  if (columns.length === 0) return []
  if (!withId(table)) throw new Error(`${getTableName(table)} shows files and has no id to be read by`)
  return [{ table, columns }]
})

/** Rows that one statement reads: so many take a fraction of a second. */
const batch = 20_000
const address = `/files/[A-Za-z0-9_-]{32}\\.(?:${Object.values(extensionOf).join('|')})`
/** The complete text of a row without backslashes: Markdown may write one before an underscore. */
const rowText = (columns: readonly AnyPgColumn[]): SQL =>
  sql`replace(concat_ws(' ', ${sql.join(
    columns.map((column) => sql`${column}::text`),
    sql`, `,
  )}), '\\', '')`

async function addressesIn(db: Db | Tx, { table, columns }: Looked, from: number): Promise<string[]> {
  const { rows } = await db.execute<{ address: string }>(sql`
    select distinct found.address[1] as address
    from (select ${rowText(columns)} as said from ${table} where ${table.id} >= ${from} and ${table.id} < ${from + batch}) as row,
      regexp_matches(row.said, ${address}, 'g') as found (address)
    where strpos(row.said, '/files/') > 0`)
  return rows.map((row) => row.address)
}
/** The addresses of all published files that anything shows: a page, its text, a letter, an application to become a partner. */
export async function referencedUrls(db: Db | Tx): Promise<ReadonlySet<string>> {
  const urls = new Set<string>()
  for (const scannedTable of lookedAt) {
    const { rows } = await db.execute<{ first: number | null; last: number | null }>(
      sql`select min(${scannedTable.table.id})::int as first, max(${scannedTable.table.id})::int as last from ${scannedTable.table}`,
    )
    const { first, last } = rows[0] ?? {}
    if (first == null || last == null) continue
    for (let from = first; from <= last; from += batch)
      for (const address of await addressesIn(db, scannedTable, from)) urls.add(address)
  }
  return urls
}
