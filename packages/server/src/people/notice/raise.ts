import { defaultDelivery, instituteAccess, type NoticeKind, type Role } from '@pravesh/contract'
import type { Institute } from '../../catalogue/institute/institute.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Tx } from '../../platform/db/index.ts'
import { anyOf } from '../../platform/db/statements/any-of.ts'
import { buyerInstitute } from '../../platform/db/tables.ts'

/** Roles that are told of a kind: those that may answer it. */
function rolesFor(kind: NoticeKind): readonly Role[] {
  if (kind === 'webhook') return instituteAccess.people.write
  return instituteAccess[kind === 'review' ? 'reviews' : 'families'].write
}

/** True of rows of `buyer_institute` whose person may answer this kind. */
export const isAnswering = (kind: NoticeKind): SQL =>
  anyOf(buyerInstitute.role, rolesFor(kind) as (typeof buyerInstitute.$inferSelect.role)[])

/** The delivery that a person chose for a kind; `notice_setting` may be null in a left join. */
const deliveryOf = (kind: NoticeKind): SQL => sql`coalesce(notice_setting.choices->>${kind}, ${defaultDelivery[kind]})`

/** What happened. `key`: the same is told once; without one, one kind of news is told once for its subject. */
type News = { kind: NoticeKind; subject: number; key?: string }

/**
 * Lets the people of an institute who may answer it be told of something, each as they chose. It is sent by `tellInstitutes`, once the
 * caller's transaction is committed.
 */
export async function raiseNotice(tx: Tx, { type, id }: Institute, { kind, subject, key }: News): Promise<void> {
  await tx.execute(sql`
    insert into institute_notice (account, kind, institute, subject, key, delivery)
    select buyer_account.id, ${kind}, ${id}::int, ${subject}::int, ${key ?? `${kind}:${subject}`}, ${deliveryOf(kind)}
    from buyer_institute
    join buyer_account on buyer_account.id = buyer_institute.buyer
    left join notice_setting on notice_setting.account = buyer_account.id
    where buyer_institute.institute = ${id} and buyer_account.institute_type = ${type}
      and not buyer_account.suspended and ${isAnswering(kind)}
    on conflict (account, key) do nothing`)
}

/** Raises one kind of news for each row of a query with `type`, `institute`, `subject` and `key`. */
export async function raiseNotices(tx: Tx, kind: NoticeKind, rows: SQL): Promise<void> {
  await tx.execute(sql`
    insert into institute_notice (account, kind, institute, subject, key, delivery)
    select buyer_account.id, ${kind}, found.institute, found.subject, found.key, ${deliveryOf(kind)}
    from (${rows}) found
    join buyer_institute on buyer_institute.institute = found.institute
    join buyer_account on buyer_account.id = buyer_institute.buyer and buyer_account.institute_type = found.type
    left join notice_setting on notice_setting.account = buyer_account.id
    where not buyer_account.suspended and ${isAnswering(kind)}
    on conflict (account, key) do nothing`)
}
