import type { FamilyChannel, MailedNoticeKind } from '@pravesh/contract'
import type { Config } from '../../platform/config/config.ts'
import { and, eq, inArray, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { familyNoticeSetting, mailSuppression, studentAccount } from '../../platform/db/tables.ts'

/** How an account is told of one kind of news now. */
type Told = { channel: FamilyChannel; mobile: string | null; delaySeconds: number }

/** Whether a message to mobiles can carry news: the operator registered a template, or it is the demo. */
export const canSmsNews = ({ sms, mode }: Pick<Config, 'sms' | 'mode'>): boolean =>
  sms ? sms.templates.news !== undefined : mode === 'demo'

/** Seconds until quiet hours end, at an hour and minute in India; 0 outside of them. They may go over midnight. */
export function quietSeconds(from: number | null, to: number | null, hour: number, minute: number): number {
  if (from === null || to === null) return 0
  const isQuiet = from < to ? hour >= from && hour < to : hour >= from || hour < to
  if (!isQuiet) return 0
  const hours = (to - hour + 24) % 24
  return hours * 3_600 - minute * 60
}

/**
 * The channel that the account chose for a kind of news: by mail until another is chosen. News go to the list alone where mails were
 * stopped or bounce, or where a message was chosen and cannot be sent. The delay is what is left of quiet hours.
 */
export async function channelOf(
  tx: Db | Tx,
  config: Pick<Config, 'sms' | 'mode'>,
  account: number,
  kind: MailedNoticeKind,
): Promise<Told> {
  const isStopped = sql<boolean>`exists ${tx
    .select({ one: sql`1` })
    .from(mailSuppression)
    .where(
      and(
        sql`${mailSuppression.address} = lower(${studentAccount.email})`,
        inArray(mailSuppression.purpose, ['family-notices', 'all']),
      ),
    )}`
  const inIndia = (part: string) => sql<number>`extract(${sql.raw(part)} from now() at time zone 'Asia/Kolkata')::int`
  const { choices, quietFrom, quietTo } = familyNoticeSetting
  const { mobile, mobileVerified } = studentAccount
  const [row] = await tx
    .select({
      ...{ choices, quietFrom, quietTo, mobile, mobileVerified, isStopped },
      ...{ hour: inIndia('hour'), minute: inIndia('minute') },
    })
    .from(studentAccount)
    .leftJoin(familyNoticeSetting, eq(familyNoticeSetting.account, studentAccount.id))
    .where(eq(studentAccount.id, account))
  if (!row) return { channel: 'list', mobile: null, delaySeconds: 0 }
  const delaySeconds = quietSeconds(row.quietFrom, row.quietTo, row.hour, row.minute)
  const chosen = row.choices?.[kind] ?? 'mail'
  const canSms = row.mobile !== null && row.mobileVerified && canSmsNews(config)
  if (chosen === 'sms') return { channel: canSms ? 'sms' : 'list', mobile: row.mobile, delaySeconds }
  return { channel: chosen === 'mail' && row.isStopped ? 'list' : chosen, mobile: row.mobile, delaySeconds }
}
