import { accountReportPath } from '@pravesh/contract'
import { formatDateTime, type Language } from '@pravesh/messages'
import type { Config } from '../../platform/config/config.ts'
import { consoleAddress } from '../../platform/config/web.ts'
import type { Tx } from '../../platform/db/index.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { deviceOf } from '../../platform/http/request/device.ts'
import { isWithin } from '../../platform/limits/throttle.ts'
import { smsLanguage } from '../../services/delivery/message.ts'
import { queueSms } from '../../services/delivery/post.ts'
import { smsTexts } from '../../services/delivery/sms-texts.ts'
import { mailTexts, queueTemplatedMail } from '../../services/mail/compose.ts'
import { type Account, greetingOf } from './accounts.ts'
import { accountAddress } from './notify-change.ts'

type Realm = Actor['realm']
type SignedIn = Pick<Account, 'id' | 'username' | 'name' | 'email' | 'mobile' | 'mobileVerified'>

/** Where an account ends its other sign-ins. */
const sessionPages: Record<Realm, (language: Language) => string> = {
  student: (language) => `${language === 'hi' ? '/hi' : ''}/student/privacy`,
  buyer: () => '/administration',
  admin: () => '/admin',
}

/**
 * Notifies an account of a sign-in from a new network, with the time, the browser and the system; without the network's address, which
 * people cannot judge. By mail, and by SMS where there is no e-mail address and the number is verified. A few an hour.
 */
export async function notifyNewSignIn(
  tx: Tx,
  config: Pick<Config, 'encryptionKeys' | 'origin' | 'consoleOrigins' | 'sms' | 'mode'>,
  realm: Realm,
  account: SignedIn,
  userAgent: string | undefined,
): Promise<void> {
  if (!(await isWithin(tx, [['signed-in', realm, account.id], 5, 60]))) return
  const { to, language } = await accountAddress(tx, realm, account)
  if (to) {
    const values = {
      name: greetingOf(account),
      when: formatDateTime(new Date().toISOString(), language),
      device: deviceOf(userAgent) ?? mailTexts[language].unknownDevice,
      end:
        realm === 'student'
          ? `${config.origin}${sessionPages.student(language)}`
          : consoleAddress(config, realm, sessionPages[realm](language)),
      link: `${config.origin}${language === 'hi' ? '/hi' : ''}${accountReportPath}`,
    }
    return queueTemplatedMail(tx, config, { to, language }, { event: 'account.signed-in', values })
  }
  const hasTemplate = config.sms ? config.sms.templates.signin !== undefined : config.mode === 'demo'
  if (!hasTemplate || !account.mobile || !account.mobileVerified) return
  const sms = { to: account.mobile, template: 'signin', language: smsLanguage(config, 'signin', language) } as const
  await queueSms(tx, config, { ...sms, values: [config.origin], text: smsTexts[sms.language].signin(config.origin) })
}
