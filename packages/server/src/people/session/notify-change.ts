import { accountReportPath } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import type { Config } from '../../platform/config/config.ts'
import type { Tx } from '../../platform/db/index.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { isWithin } from '../../platform/limits/throttle.ts'
import { smsLanguage } from '../../services/delivery/message.ts'
import { queueSms } from '../../services/delivery/post.ts'
import { smsTexts } from '../../services/delivery/sms-texts.ts'
import { languageOf } from '../../services/mail/account-language.ts'
import { mailTexts, queueTemplatedMail } from '../../services/mail/compose.ts'
import { type Account, greetingOf } from './accounts.ts'

/** `refunds`: the bank account for refunds. `factor`: an authenticator app, a passkey, or the recovery codes. `recovered`: the password, by mail, and with it a mobile that was proven before ends to sign in. */
export type Changed = 'password' | 'email' | 'mobile' | 'refunds' | 'recovered' | 'factor'
type Before = Pick<Account, 'id' | 'username' | 'name' | 'email' | 'mobile' | 'mobileVerified'>

/**
 * The e-mail address on record of an account, null without one, and the language of its mails. Administrators have no address on record
 * but the name they sign in with, where that is one.
 */
export const accountAddress = async (
  tx: Tx,
  realm: Actor['realm'],
  { id, username, email }: Pick<Account, 'id' | 'username' | 'email'>,
): Promise<{ to: string | null; language: Language }> => ({
  to: realm === 'admin' && username.includes('@') ? username : email,
  language: realm === 'student' ? await languageOf(tx, id) : 'en',
})

/**
 * Notifies the previous holder of an account that its sign-in details, or its account for refunds, were changed: at the addresses on
 * record until then, so that a thief cannot hide it. By SMS where the number itself changed or there is no e-mail address, to a verified
 * number alone: another may belong to someone else. A few an hour.
 */
export async function notifyAccountChange(
  tx: Tx,
  config: Pick<Config, 'encryptionKeys' | 'origin' | 'sms'>,
  realm: Actor['realm'],
  before: Before,
  changed: Changed,
): Promise<void> {
  if (!(await isWithin(tx, [['told', realm, before.id, changed], 5, 60]))) return
  const { to, language } = await accountAddress(tx, realm, before)
  const changedPart = changed === 'recovered' ? 'password' : changed
  if (to) {
    const link = `${config.origin}${language === 'hi' ? '/hi' : ''}${accountReportPath}`
    const name = greetingOf(before)
    const { changed: changedText, codesEnded } = mailTexts[language]
    const note = changed === 'recovered' ? codesEnded : ''
    const values = { name, what: changedText[changedPart], note, link }
    await queueTemplatedMail(tx, config, { to, language }, { event: 'account.changed', values })
  }
  if (before.mobile && before.mobileVerified && (changed === 'mobile' || !to)) {
    const sms = { to: before.mobile, template: 'changed', language: smsLanguage(config, 'changed', language) } as const
    const { changed: textOf, changedLabels } = smsTexts[sms.language]
    const values = [changedLabels[changedPart], config.origin] as const
    await queueSms(tx, config, { ...sms, values, text: textOf(...values) })
  }
}
