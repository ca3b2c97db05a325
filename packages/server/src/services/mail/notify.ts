import type { MailedNoticeKind } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import type { Config } from '../../platform/config/config.ts'
import { eq } from '../../platform/db/drizzle.ts'
import type { Tx } from '../../platform/db/index.ts'
import { studentAccount } from '../../platform/db/tables.ts'
import { isWithin } from '../../platform/limits/throttle.ts'
import { smsLanguage } from '../delivery/message.ts'
import { queueSms } from '../delivery/post.ts'
import { smsTexts } from '../delivery/sms-texts.ts'
import { languageOf } from './account-language.ts'
import { channelOf } from './channel.ts'
import { plainName, queueTemplatedMail, type SystemMail } from './compose.ts'
import { unsubscribeLink } from './unsubscribe-link.ts'

/** Whom a letter to a family speaks to. `link` leads to the site; `stop` ends such mails, and is empty where they cannot be stopped. */
type Family = { name: string; language: Language; link: string; stop: string }
/**
 * A notification for the family behind an account, sent once its transaction is committed; at most once for each key. `own`: about the
 * family's own action. `kind`: news that the account may have by another channel, or stop; without one the mail always goes.
 */
type FamilyNotice = {
  account: number
  key: string
  kind?: MailedNoticeKind | undefined
  isOwnNotice?: boolean
  /** Page of the site that the news is about, in English: the mail leads there in the family's language. */
  path: string
  /** Sent so many seconds later, unless `dropNews` takes it back. */
  delaySeconds?: number
  render: (to: Family) => SystemMail
}
export type Notify = (tx: Tx, news: FamilyNotice) => Promise<void>

/** The address is unproven: for an account's own actions it gets a few mails an hour, so that it cannot be flooded through us. */
const fewEnough = (tx: Tx, email: string): Promise<boolean> =>
  isWithin(tx, [['news', 'own', email.toLowerCase()], 10, 60])

export type NotifyConfig = Pick<Config, 'encryptionKeys' | 'origin' | 'sms' | 'mode'>

/** Notifies by mail, or as the account chose for the kind. An account without an address sees its news after signing in. */
export const notifyByMail =
  (config: NotifyConfig): Notify =>
  async (tx, { account, key, kind, isOwnNotice: isOwnAction = false, path, delaySeconds = 0, render: createMail }) => {
    const { email, name } = studentAccount
    const [to] = await tx.select({ email, name }).from(studentAccount).where(eq(studentAccount.id, account))
    if (!to) return
    const language = await languageOf(tx, account)
    const link = `${config.origin}${language === 'hi' ? '/hi' : ''}${path}`
    const told = kind && !isOwnAction ? await channelOf(tx, config, account, kind) : undefined
    if (told?.channel === 'list') return
    const delay = Math.max(delaySeconds, told?.delaySeconds ?? 0)
    if (told?.channel === 'sms' && told.mobile) {
      const sms = { to: told.mobile, template: 'news', language: smsLanguage(config, 'news', language) } as const
      const text = smsTexts[sms.language].news(link)
      return void (await queueSms(tx, config, { ...sms, values: [link], text }, { key, delaySeconds: delay }))
    }
    if (!to.email || (isOwnAction && !(await fewEnough(tx, to.email)))) return
    const stop = told ? unsubscribeLink(config, { address: to.email, purpose: 'family-notices' }, language) : ''
    const family = { name: plainName(to.name), language, link, stop }
    await queueTemplatedMail(tx, config, { to: to.email, language }, createMail(family), {
      ...{ key, delaySeconds: delay },
      ...(stop && { unsubscribe: stop }),
    })
  }
