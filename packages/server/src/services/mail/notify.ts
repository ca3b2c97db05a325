import type { Language } from '@pravesh/messages'
import type { Config } from '../../platform/config/config.ts'
import { eq } from '../../platform/db/drizzle.ts'
import type { Tx } from '../../platform/db/index.ts'
import { studentAccount } from '../../platform/db/tables.ts'
import { isWithin } from '../../platform/limits/throttle.ts'
import { languageOf } from './account-language.ts'
import { plainName, queueTemplatedMail, type SystemMail } from './compose.ts'

/** Whom a letter to a family speaks to. `link` leads to the site. */
type Family = { name: string; language: Language; link: string }
/**
 * A notification for the family behind an account, sent once its transaction is committed; at most once for each key. `own`: about the
 * family's own action.
 */
type FamilyNotice = {
  account: number
  key: string
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

/** Notifies by mail. An account without an address sees its news after signing in. */
export const notifyByMail =
  (config: Pick<Config, 'encryptionKeys' | 'origin'>): Notify =>
  async (tx, { account, key, isOwnNotice: isOwnAction = false, path, delaySeconds = 0, render: createMail }) => {
    const { email, name } = studentAccount
    const [to] = await tx.select({ email, name }).from(studentAccount).where(eq(studentAccount.id, account))
    if (!to?.email || (isOwnAction && !(await fewEnough(tx, to.email)))) return
    const language = await languageOf(tx, account)
    const family = {
      name: plainName(to.name),
      language,
      link: `${config.origin}${language === 'hi' ? '/hi' : ''}${path}`,
    }
    await queueTemplatedMail(tx, config, { to: to.email, language }, createMail(family), { key, delaySeconds })
  }
