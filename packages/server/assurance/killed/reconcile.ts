import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { closedStates } from '@pravesh/contract'
import { allWork } from '../../src/app/work.ts'
import { createPaymentGateway } from '../../src/people/payment/open.ts'
import type { Config } from '../../src/platform/config/config.ts'
import { sql } from '../../src/platform/db/drizzle.ts'
import { allowErasing } from '../../src/platform/db/erasing.ts'
import { type Db, openDb } from '../../src/platform/db/index.ts'
import { openDelivery } from '../../src/services/delivery/delivery.ts'
import { enqueueScheduled } from '../../src/services/jobs/scheduled.ts'
import { createWorker } from '../../src/services/jobs/worker.ts'
import type { Acknowledged } from './acknowledged.ts'
import type { OuterGateway } from './outer-gateway.ts'

type ReportError = (message: string, ...details: unknown[]) => void
const rowsOf = async <T extends Record<string, unknown>>(db: Db, text: string): Promise<T[]> =>
  (await db.execute<T>(sql.raw(text))).rows

/** Paid if and only if submitted; each fee paid once; receipts without a gap. True whenever one looks. */
async function checkMoney(db: Db, reportError: ReportError) {
  const broken = await rowsOf(
    db,
    `select a.id, a.status, p.status as payment from application a full join payment p on p.id = a.payment
     where (a.id is null and p.status = 'paid') or (a.submitted_at is not null and p.status is distinct from 'paid')`,
  )
  if (broken.length > 0) reportError('paid and submitted differ', ...broken)
  const duplicates = await rowsOf(
    db,
    `select application, fees_type, count(*)::int as n from payment where status = 'paid' group by 1, 2 having count(*) > 1`,
  )
  if (duplicates.length > 0) reportError('one fee was paid twice', ...duplicates)
  const moves = await rowsOf(
    db,
    `select application, count(*)::int as n from application_move where "to" = 'submitted' and "from" is distinct from "to" group by 1 having count(*) > 1`,
  )
  if (moves.length > 0) reportError('submitted more than once', ...moves)
  const receipts = await rowsOf<{ n: number }>(
    db,
    `select right(receipt_number, 6)::int as n from payment where receipt_number is not null order by 1`,
  )
  if (receipts.some(({ n }, index) => n !== index + 1)) reportError('receipts have gaps', ...receipts)
  return receipts.length
}

/** Every rupee that the gateway took is a paid order's, or went back, once. */
async function checkGateway(db: Db, { records }: { records: Gateway }, reportError: ReportError) {
  const book = new Map(
    (
      await rowsOf<Book>(
        db,
        `select m.*, p.gateway_order, p.status from received_money m left join payment p on p.id = m.payment`,
      )
    ).map((row) => [row.gateway_payment, row]),
  )
  // Money set aside for a paid fee, or for a closed application, is released by the bank.
  const closedOrders = await rowsOf<{ gateway_order: string }>(
    db,
    `select p.gateway_order from payment p join application a on a.id = p.application
     where a.status in (${closedStates.map((state) => `'${state}'`).join(', ')}) or exists (
       select from payment same where same.application = a.id and same.fees_type = p.fees_type and same.status = 'paid')`,
  )
  const unwanted = new Set(closedOrders.map((row) => row.gateway_order))
  for (const { id, status, order_id, refunds } of records) {
    const entry = book.get(id)
    if (refunds > 1) reportError('refunded twice', id)
    if (status === 'captured' && entry?.outcome !== 'accepted')
      reportError('money kept for nothing', id, order_id, entry)
    if (status === 'captured' && entry?.status !== 'paid') reportError('money kept, and the order not paid', id, entry)
    if (status === 'refunded' && entry?.outcome !== 'refunded') reportError('sent back, and not in the book', id, entry)
    if (status === 'authorized' && !unwanted.has(order_id))
      reportError('set aside, and neither taken nor let go', id, order_id)
    if (!['captured', 'refunded'].includes(status) && entry) reportError('in the book, and never taken', id, entry)
  }
  const recordIds = new Set(records.map(({ id }) => id))
  for (const id of book.keys()) if (!recordIds.has(id)) reportError('in the book, and unknown to the gateway', id)
}
type Book = { gateway_payment: string; outcome: string; status: string | null } & Record<string, unknown>
type Gateway = { id: string; status: string; order_id: string; refunds: number }[]

/** Acknowledged records exist, as acknowledged. */
async function checkAcknowledged(db: Db, acknowledged: Acknowledged, reportError: ReportError, restored: boolean) {
  const ids = async (table: string, column: string) =>
    new Set((await rowsOf<{ v: unknown }>(db, `select ${column} as v from ${table}`)).map(({ v }) => v))
  const missing = (subject: string, have: Set<unknown>, expected: unknown[]) => {
    const lost = expected.filter((item) => !have.has(item))
    if (lost.length > 0) reportError(`acknowledged and lost: ${subject}`, ...lost)
  }
  missing(
    'accounts',
    await ids('student_account', 'id'),
    acknowledged.accounts.map(({ id }) => id),
  )
  const hashes = acknowledged.accounts.map(({ token }) => createHash('sha256').update(token).digest('base64url'))
  const sessions = await ids('session', 'token_hash')
  if (restored && hashes.some((hash) => sessions.has(hash))) reportError('a session outlived what it was opened on')
  if (!restored) missing('sessions', sessions, hashes)
  missing(
    'consents',
    await ids('consent_entry', 'account'),
    acknowledged.accounts.map(({ id }) => id),
  )
  const allReferences = `(select reference from enquiry union all select reference from enquiry_message) as all_said`
  missing('enquiries', await ids(allReferences, 'reference'), acknowledged.enquiries)
  missing(
    'orders',
    await ids('payment', 'gateway_order'),
    acknowledged.orders.map(({ orderId }) => orderId),
  )
  const listed = await ids('shortlist', 'id')
  missing(
    'shortlist',
    listed,
    acknowledged.listEntries.flatMap(({ list, id }) => (list === 'shortlist' ? [id] : [])),
  )
  const paidFor = await ids(`application where submitted_at is not null`, `account || '/' || institute_id`)
  const unpaid = acknowledged.listEntries.filter(
    (w) => w.list === 'cart_item' && !paidFor.has(`${w.account}/${w.institute}`),
  )
  missing(
    'cart',
    await ids('cart_item', 'id'),
    unpaid.map(({ id }) => id),
  )
  const paid = await ids(
    `payment p join application a on a.payment = p.id where p.status = 'paid'`,
    `p.gateway_order || ' ' || p.receipt_number || ' ' || a.id || ' ' || p.account`,
  )
  missing(
    'payments',
    paid,
    acknowledged.paid.map((p) => `${p.orderId} ${p.receipt} ${p.application} ${p.account}`),
  )
}

/** Every file has its row and every row its file, whole. */
async function checkFiles(db: Db, config: Config, acknowledged: Acknowledged, reportError: ReportError) {
  const folder = join(config.dataDir, 'files')
  const { documents } = openDelivery(config, db)
  const rows = await rowsOf<{ id: number; key: string; sha256: string }>(db, 'select id, key, sha256 from document')
  const files = new Set(
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => statSync(join(folder, name)).isFile()),
  )
  for (const { id, key, sha256 } of rows) {
    if (!files.delete(key)) reportError('a row without its file', id)
    else if (
      createHash('sha256')
        .update((await documents.get(key)) ?? '')
        .digest('hex') !== sha256
    )
      reportError('a file that is not as it was sent', id)
  }
  for (const { part } of await rowsOf<{ part: string }>(db, 'select unnest(parts) as part from open_data_file'))
    if (!files.delete(part)) reportError('a part of the open data without its file', part)
  // Open data that a second run of the day replaced stays for its readers: its removal waits for an hour.
  const removals = "select payload->>'key' as key from job where kind = 'remove-file' and state = 'ready'"
  for (const { key } of await rowsOf<{ key: string }>(db, removals)) files.delete(key)
  if (files.size > 0) reportError('files without a row', ...files)
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const [id, { sha256 }] of acknowledged.documents) {
    const storedDocument = byId.get(id)
    if (!storedDocument ? !acknowledged.doubtfulDocuments.has(id) : !sha256.includes(storedDocument.sha256))
      reportError('document lost', id)
  }
  for (const id of acknowledged.removedDocuments) if (byId.has(id)) reportError('removed, and there again', id)
  return rows.length
}

/**
 * Minutes that pass from one look to the next, as often as the reconciler runs and later more seldom: 70 in all. So long money, or a file,
 * can be in the air: an upload counts as cut off after an hour, and a payment in a second window is found by the recheck of every
 * hour; each is done by the next run after that. All else is sooner (see the README of people/payment).
 */
const steps = [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 10, 10, 10, 10, 10]

/** Advances time: every timestamp in the database moves back by this many minutes, but for ledgers and logs that refuse changes. */
async function passTime(db: Db, minutes: number) {
  const columns = await rowsOf<{ of: string; name: string }>(
    db,
    `select table_name as of, column_name as name from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_name not in ('consent_entry', 'security_event', 'security_seal') and table_type = 'BASE TABLE' and data_type = 'timestamp with time zone'`,
  )
  const tables = Map.groupBy(columns, ({ of: table }) => table)
  await db.transaction(async (tx) => {
    await allowErasing(tx)
    for (const [table, timestampColumns] of tables) {
      const moved = timestampColumns.map(({ name }) => `"${name}" = "${name}" - interval '${minutes} minutes'`)
      await tx.execute(sql.raw(`update "${table}" set ${moved.join(', ')}`))
    }
  })
}

/**
 * Opens the data as a next start would, checks it, advances the time until all pending work must be settled, running due jobs meanwhile,
 * and checks again. `restored`: from a backup, which contains no sessions.
 */
export async function reconcile(
  config: Config,
  gateway: Pick<OuterGateway, 'taken'>,
  acknowledged: Acknowledged,
  restored = false,
) {
  const errors: string[] = []
  const reportError: ReportError = (message, ...details) => {
    errors.push(
      `${message}: ${JSON.stringify(details.slice(0, 5))}${details.length > 5 ? ` and ${details.length - 5} more` : ''}`,
    )
  }
  const database = await openDb(config.database)
  const { db } = database
  try {
    const before = await checkMoney(db, reportError)
    await checkAcknowledged(db, acknowledged, reportError, restored)
    const delivery = openDelivery(config, db)
    const work = allWork({ database: database, db, config, delivery, payments: createPaymentGateway(config, db) })
    let [passed, settledAfterMinutes] = [0, 0]
    for (const step of steps) {
      passed += step
      await passTime(db, step)
      await enqueueScheduled(db, work.scheduled, Date.now() + passed * 60_000)
      await createWorker(database, work).drain()
      let owed = 0
      await checkGateway(db, { records: await gateway.taken() }, () => owed++)
      settledAfterMinutes = owed > 0 ? 0 : settledAfterMinutes || passed
    }
    // A chore of a killed process that comes too late once time has passed is not done: the next one of its schedule is.
    const failed = await rowsOf(
      db,
      `select kind, error from job where error is not null and kind in ('chore', 'remove-file')
        and not (kind = 'chore' and error = 'It came too late to be done')`,
    )
    if (failed.length > 0) reportError('work failed', ...failed)
    const receipts = await checkMoney(db, reportError)
    await checkAcknowledged(db, acknowledged, reportError, restored)
    await checkGateway(db, { records: await gateway.taken() }, reportError)
    const files = await checkFiles(db, config, acknowledged, reportError)
    const payments = await gateway.taken()
    const money = { taken: payments.length, kept: 0, refunded: 0 }
    for (const { status } of payments) {
      if (status === 'captured') money.kept++
      if (status === 'refunded') money.refunded++
    }
    return {
      errors,
      money,
      settledAfterMinutes,
      receipts: { beforeReconciling: before, after: receipts },
      files,
    }
  } finally {
    await database.close()
  }
}
