import { ApiError, type BounceReport, bounceReport } from '@pravesh/contract'
import type { Config } from '../../platform/config/config.ts'
import { sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { mailBounce } from '../../platform/db/tables.ts'
import type { Call } from '../../platform/http/bind.ts'
import { isSignature } from '../../platform/keys/signature.ts'
import { suppress } from './store.ts'

/** The largest report taken, in bytes. */
const maxBytes = 16_384
/** A mailbox that is full or away is given up after so many soft bounces within so many days. */
const softLimit = 5
const softDays = 14

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

/** The address that a report is about, in small letters; undefined where its reference names no mail of ours. */
async function addressOf(tx: Tx, { reference, address }: BounceReport): Promise<string | undefined> {
  if (reference === undefined) return address?.toLowerCase()
  const person = Number(reference.slice('letter-'.length))
  const { rows } = await tx.execute<{ address: string }>(
    sql`select address from mass_mail_person where id = ${person} and address is not null`,
  )
  return rows[0]?.address ?? address?.toLowerCase()
}

/** Records that the mail of a recipient of a mail to many was rejected, and suppresses every mail to many to that address. */
export async function recordRejection(tx: Db | Tx, person: number, detail: string): Promise<void> {
  const { rows } = await tx.execute<{ address: string }>(sql`
    update mass_mail_person set bounced_at = coalesce(bounced_at, now()) where id = ${person} and address is not null returning address`)
  for (const { address } of rows) await suppress(tx, { address, purpose: 'all' }, 'bounce', detail)
}

async function countSoftBounces(tx: Tx, address: string): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from mail_bounce
    where address = ${address} and type = 'soft' and created_at > now() - make_interval(days => ${softDays})`)
  return rows[0]?.n ?? 0
}

async function applyReport(tx: Tx, address: string, { type, reference, detail }: BounceReport): Promise<void> {
  if (type === 'complaint') {
    // A report that names no mail to many is about any of the mails that can be stopped.
    const purposes = reference
      ? (['study-india'] as const)
      : (['study-india', 'institute-notices', 'family-notices'] as const)
    for (const purpose of purposes) await suppress(tx, { address, purpose }, 'complaint', detail)
    return
  }
  if (type === 'soft' && (await countSoftBounces(tx, address)) < softLimit) return
  await suppress(tx, { address, purpose: 'all' }, 'bounce', detail)
  // The mail that is named, or else the last that went to the address.
  const person = reference
    ? sql`id = ${Number(reference.slice('letter-'.length))}`
    : sql`id = (select id from mass_mail_person where address = ${address} and posted_at is not null order by posted_at desc limit 1)`
  await tx.execute(sql`update mass_mail_person set bounced_at = now() where ${person} and bounced_at is null`)
}

/**
 * Takes a report of a mail provider: a hard bounce stops every mail to many to the address, the fifth soft one in 14 days too, a complaint
 * mails of the purpose. NOT_FOUND without a configured secret, TOO_LARGE, INVALID_SIGNATURE, MALFORMED.
 */
export async function takeBounce(
  { db, config }: { db: Db; config: Pick<Config, 'mailBounceSecret'> },
  raw: NonNullable<Call['raw']>,
): Promise<string> {
  if (config.mailBounceSecret === undefined) throw new ApiError('NOT_FOUND')
  if (raw.body.length > maxBytes) throw new ApiError('TOO_LARGE')
  if (!isSignature(config.mailBounceSecret, raw.body, raw.header('x-signature') ?? ''))
    throw new ApiError('INVALID_SIGNATURE')
  const { data: report } = bounceReport.safeParse(jsonOf(raw.body))
  if (!report) throw new ApiError('MALFORMED')
  return db.transaction(async (tx) => {
    const address = await addressOf(tx, report)
    if (address === undefined) return 'No such mail'
    // Soft bounces of one address are counted one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pravesh.bounce'), hashtext(${address}))`)
    const { event, type } = report
    const added = await tx.insert(mailBounce).values({ event, address, type }).onConflictDoNothing().returning()
    if (added.length === 0) return 'Already taken'
    await applyReport(tx, address, report)
    return 'Taken'
  })
}

/** Removes reports that no longer count. */
export async function sweepBounces(db: Db): Promise<void> {
  await db.execute(sql`delete from mail_bounce where created_at < now() - make_interval(days => ${softDays * 2})`)
}
