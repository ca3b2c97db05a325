import type { InstituteType, NoticeKind } from '@pravesh/contract'
import { webApps } from '@pravesh/contract/web-apps'
import type { Language } from '@pravesh/messages'
import type { Config } from '../../platform/config/config.ts'
import { consoleAddress } from '../../platform/config/web.ts'
import { sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { smsLanguage } from '../../services/delivery/message.ts'
import { queueSms } from '../../services/delivery/post.ts'
import { smsTexts } from '../../services/delivery/sms-texts.ts'
import { tryEach } from '../../services/jobs/try-each.ts'
import { plainName, queueTemplatedMail } from '../../services/mail/compose.ts'
import { unsubscribeLink } from '../../services/mail/unsubscribe-link.ts'
import { suppressionOf } from '../suppression/store.ts'
import { type WaitingNotice, writeNews } from './news.ts'

export type TellConfig = Pick<Config, 'encryptionKeys' | 'origin' | 'consoleOrigins' | 'sms' | 'mode'>

/** News wait so many seconds for more of it, and so many minutes after the last mail to the same person. */
const gatherSeconds = 20
const pauseMinutes = 3

/** True once news that go at once are due: they have been gathered, and the person's last mail is a while ago. */
const isDueNow = sql`n.delivery = 'now' and n.created_at < now() - make_interval(secs => ${gatherSeconds})
  and not exists (select from institute_notice t where t.account = n.account
    and t.told_at > now() - make_interval(mins => ${pauseMinutes}))`
/** True of news of the morning's mail: raised before 8.30 of a day in India that is past that time. */
const morning = sql`((now() at time zone 'Asia/Kolkata')::date + time '08:30') at time zone 'Asia/Kolkata'`
const isDueInDigest = sql`n.delivery = 'digest' and n.created_at < ${morning} and now() >= ${morning}`

type Person = {
  email: string
  name: string | null
  mobile: string | null
  type: InstituteType
  language: Language
  sms: boolean
  stopped: 'bounced' | 'unsubscribed' | null
}

async function personOf(tx: Tx, account: number): Promise<Person | undefined> {
  const { rows } = await tx.execute<Person>(sql`
    select b.email, b.name, b.mobile, b.institute_type as type, coalesce(s.language, 'en') as language,
      coalesce(s.sms, false) as sms, ${suppressionOf(sql`b.email`, 'institute-notices')} as stopped
    from buyer_account b left join notice_setting s on s.account = b.id
    where b.id = ${account} and not b.suspended`)
  return rows[0]
}

/** Whether a message to mobiles can announce news: the operator registered a template, or it is the demo. */
export const canSms = ({ sms, mode }: Pick<TellConfig, 'sms' | 'mode'>): boolean =>
  sms ? sms.templates.notice !== undefined : mode === 'demo'

/** Takes the news that a person is to be told now, of institutes that they still work for. */
async function takeNews(tx: Tx, account: number): Promise<(WaitingNotice & { delivery: string })[]> {
  const { rows } = await tx.execute<WaitingNotice & { delivery: string; kind: NoticeKind }>(sql`
    select n.id, n.kind, n.institute, n.subject, n.delivery from institute_notice n
    join buyer_institute bi on bi.buyer = n.account and bi.institute = n.institute
    where n.account = ${account} and n.state = 'waiting' and (n.delivery = 'now' or (${isDueInDigest}))
    order by n.id limit 1000 for update of n skip locked`)
  return rows
}

async function tellPerson(tx: Tx, config: TellConfig, account: number): Promise<boolean> {
  const notices = await takeNews(tx, account)
  const person = await personOf(tx, account)
  const state = person && person.stopped === null ? 'told' : 'unreachable'
  // News of an institute that the person left are not told any more.
  await tx.execute(sql`update institute_notice n set state = ${state}, told_at = now()
    where n.account = ${account} and n.state = 'waiting' and (n.id = any(${`{${notices.map(({ id }) => id).join(',')}}`}::int[])
      or not exists (select from buyer_institute bi where bi.buyer = n.account and bi.institute = n.institute))`)
  if (!person || state === 'unreachable') return false
  const { email, type, language, name, mobile } = person
  const written = await writeNews(tx, config, type, language, notices)
  if (!written) return false
  const stop = unsubscribeLink(config, { address: email, purpose: 'institute-notices' }, language)
  const link = consoleAddress(config, 'buyer', webApps.buyer.path)
  const values = {
    ...written,
    ...{ name: name ? plainName(name) : email, link, settings: `${link}/account`, stop },
  }
  await queueTemplatedMail(
    tx,
    config,
    { to: email, language },
    { event: 'institute.news', values },
    { unsubscribe: stop },
  )
  const isUrgent = notices.some(({ delivery }) => delivery === 'now')
  if (!isUrgent || !person.sms || !mobile || !canSms(config)) return true
  const sms = { to: mobile, template: 'notice', language: smsLanguage(config, 'notice', language) } as const
  const text = smsTexts[sms.language].notice(notices.length, link)
  await queueSms(tx, config, { ...sms, values: [String(notices.length), link], text })
  return true
}

/**
 * A job: tells people of institutes by mail what happened, each in one mail for all institutes. What goes at once is gathered for a moment;
 * the rest goes in the morning. Returns the number of mails. An error of one person is thrown after the others were told.
 */
export async function tellInstitutes(db: Db, config: TellConfig): Promise<number> {
  const { rows } = await db.execute<{ account: number }>(sql`
    select distinct n.account from institute_notice n
    where n.state = 'waiting' and n.delivery <> 'off' and ((${isDueNow}) or (${isDueInDigest})) limit 10000`)
  const { attempt, end } = tryEach()
  let told = 0
  for (const { account } of rows)
    await attempt(async () => {
      if (await db.transaction((tx) => tellPerson(tx, config, account))) told++
    })
  end()
  return told
}
