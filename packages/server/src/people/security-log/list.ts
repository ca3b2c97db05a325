import { accountRealms, type SecurityEvent } from '@pravesh/contract'
import type { Institute } from '../../catalogue/institute/institute.ts'
import { and, eq, gt, inArray, or, QueryBuilder, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { anyOf } from '../../platform/db/statements/any-of.ts'
import { type Days, onDays } from '../../platform/db/statements/on-days.ts'
import {
  adminAccount,
  buyerAccount,
  buyerInstitute,
  securityEvent,
  securitySeal,
  studentAccount,
} from '../../platform/db/tables.ts'
import { idFilter, idsOfPage, inOrder, newestOrder, type PageQuery } from '../../platform/http/page.ts'
import { type EventKeys, nameHashes } from './record.ts'

const { id, at, realm, account, kind, outcome, name, network, device, details } = securityEvent

export type LogFilters = Days &
  Partial<{ [K in 'kind' | 'outcome' | 'realm']: SecurityEvent[K] | undefined }> & {
    account?: number | undefined
    payment?: number | undefined
  }

/** Events by an account, and those about it, such as its suspension. */
const ofAccount = (filters: LogFilters): SQL | undefined => {
  if (filters.account === undefined) return filters.realm && eq(realm, filters.realm)
  const ofRealm = filters.realm ?? sql`${realm}`
  const about = sql`${details} ? 'ofAccount' and ${details} ->> 'ofRealm' = ${ofRealm}
    and ${details} ->> 'ofAccount' = ${String(filters.account)}`
  return or(and(eq(realm, ofRealm), eq(account, filters.account)), about)
}
const ofPayment = ({ payment }: LogFilters): SQL | undefined =>
  payment === undefined ? undefined : sql`${details} ? 'payment' and ${details} ->> 'payment' = ${String(payment)}`
/** Events by the logins that an institute has now, without those that name another institute. */
export function ofInstituteLogins({ type, id: institute }: Institute): SQL | undefined {
  const logins = new QueryBuilder({ casing: 'snake_case' })
    .select({ id: buyerAccount.id })
    .from(buyerInstitute)
    .innerJoin(buyerAccount, eq(buyerAccount.id, buyerInstitute.buyer))
    .where(and(eq(buyerInstitute.institute, institute), eq(buyerAccount.instituteType, type)))
  const named = sql`coalesce(${details} ->> 'institute', ${String(institute)}) = ${String(institute)}`
  return and(eq(realm, 'buyer'), inArray(account, logins), named)
}
const whereOf = (filters: LogFilters): SQL | undefined =>
  and(
    filters.kind && eq(kind, filters.kind),
    filters.outcome && eq(outcome, filters.outcome),
    ofAccount(filters),
    ofPayment(filters),
    onDays(at, filters),
  )

const who = sql<string | null>`case ${realm}
  when 'admin' then (select a.username from ${adminAccount} a where a.id = ${account})
  when 'buyer' then (select b.email from ${buyerAccount} b where b.id = ${account})
  when 'student' then (select s.name from ${studentAccount} s where s.id = ${account}) end`
const columns = { id, at, realm, account, who, kind, outcome, name, network, device, details }

/** Events of a name that was tried and that no account has, or of a network by the beginning of its hash. */
function matches(keys: EventKeys, search: string | undefined): SQL | undefined {
  if (!search) return undefined
  const tried = accountRealms.flatMap((one) => nameHashes(keys, one, search))
  return or(anyOf(name, tried), /^[\w-]{8,}$/.test(search) ? sql`starts_with(${network}, ${search})` : undefined)
}

/** A page of the security log, newest first; of `part` alone where it is given. Names of accounts are those of now: the log has none. */
export async function listSecurityEvents(db: Db, keys: EventKeys, q: PageQuery<'id'> & LogFilters, part?: SQL) {
  const where = and(part, whereOf(q), idFilter(q, id), matches(keys, q.search))
  const {
    ids: found,
    totals,
    ...page
  } = await idsOfPage(db, q, {
    order: newestOrder(q, { id }),
    where,
    from: (keys) => db.select(keys).from(securityEvent),
  })
  // Numbers of 64 bits come from the database as texts.
  const ids = found.map(Number)
  const rows = await db.select(columns).from(securityEvent).where(anyOf(id, ids))
  return { data: inOrder(ids, rows), ...totals, ...page }
}

const pageSize = 1_000
const maxRows = 100_000

/** Rows of the log with their hashes, oldest first, read page after page so that no transaction is open while they are sent. */
export async function* securityEvents(db: Db, filters: LogFilters = {}, most = maxRows): AsyncGenerator<object> {
  let last = 0
  for (let sent = 0; sent < most; ) {
    const rows = await db
      .select()
      .from(securityEvent)
      .where(and(whereOf(filters), gt(id, last)))
      .orderBy(id)
      .limit(Math.min(pageSize, most - sent))
    for (const row of rows) yield row
    sent += rows.length
    last = rows.at(-1)?.id ?? last
    if (rows.length < pageSize) return
  }
}

/** The seals of the log, oldest first. */
export async function* securitySeals(db: Db): AsyncGenerator<object> {
  let last = 0
  for (;;) {
    const rows = await db
      .select()
      .from(securitySeal)
      .where(gt(securitySeal.id, last))
      .orderBy(securitySeal.id)
      .limit(100)
    for (const { id: seal, ...row } of rows) yield { seal, ...row }
    last = rows.at(-1)?.id ?? last
    if (rows.length < 100) return
  }
}

/** Objects as JSON lines (one a line, in UTF-8). */
export async function* jsonLines(rows: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`
}
