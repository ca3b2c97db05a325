import type { InstituteType } from '@pravesh/contract'
import type { Config } from '../../../platform/config/config.ts'
import { consoleAddress } from '../../../platform/config/web.ts'
import type { Db } from '../../../platform/db/index.ts'
import { seal, unseal } from '../../../platform/keys/seal.ts'
import { capsFrom, countTry, isWithin } from '../../../platform/limits/throttle.ts'
import { noRecipient, smsLanguage } from '../../../services/delivery/message.ts'
import { queueSms } from '../../../services/delivery/post.ts'
import { smsTexts } from '../../../services/delivery/sms-texts.ts'
import { enqueue, jobKind } from '../../../services/jobs/queue.ts'
import { type Handled, handle } from '../../../services/jobs/run.ts'
import { languageOf } from '../../../services/mail/account-language.ts'
import { mailTexts, queueTemplatedMail } from '../../../services/mail/compose.ts'
import type { Services } from '../../../services/services.ts'
import { type EventOrigin, recordSecurityEvent } from '../../security-log/record.ts'
import {
  type Account,
  findBuyerByLogin,
  findStudentByLogin,
  greetingOf,
  normaliseLogin,
  studentByVerifiedMobile,
} from '../accounts.ts'
import { paidMessages } from '../codes/code-caps.ts'
import { isDormant } from '../dormant.ts'
import { giveTemporary, temporaryMinutes } from './temporary-password.ts'

type Side = InstituteType
type Forgotten = { role: 'student' | 'buyer'; username: string; side: Side | null }
/** The queued data: the typed name is sealed, because it may be another person's number or address. */
type QueuedReset = Omit<Forgotten, 'username'> & { sealed: string }
const purpose = 'forgotten'
const forgottenKind = jobKind<QueuedReset>('forgot-password', 5)

/** Enqueues a password reset. A worker looks the account up later, so the response does not reveal whether it exists. */
export async function requestPasswordReset(
  db: Db,
  config: Pick<Config, 'encryptionKeys' | 'sessionSecrets'>,
  forgotten: Forgotten,
  origin: EventOrigin,
): Promise<{ message: string }> {
  await countTry(db, ...capsFrom(origin.from, ['forgot', 'from'], 30, 60))
  // As long as a sent password is valid: however many attackers request it, their last one has not ended when another may be requested.
  const name = normaliseLogin(forgotten.username)
  await countTry(
    db,
    [['forgot', 'of', forgotten.role, name], 3, temporaryMinutes],
    [['forgot', 'day', forgotten.role, name], 10, 24 * 60],
  )
  // Under the name alone: looking the account up would take time that reveals it.
  const event = { realm: forgotten.role, account: null, kind: 'reset-asked', name } as const
  await recordSecurityEvent(db, config, event, origin)
  // Beyond the hourly limit nothing is sent, and the response is the same.
  if (forgotten.username.includes('@') || (await isWithin(db, paidMessages))) {
    const { username, ...rest } = forgotten
    const sealed = seal(config.encryptionKeys, purpose, username)
    await enqueue(db, forgottenKind, { ...rest, sealed }, { livesSeconds: temporaryMinutes * 60 })
  }
  return { message: 'New password sent successfully' }
}

const sides: readonly Side[] = ['college', 'school']

/** The account of a side. A mobile must be verified and recently signed in, because it may belong to another person now. */
async function findAccount(db: Db, { role, username }: Forgotten, side: Side): Promise<Account | undefined> {
  const find =
    role === 'buyer' ? findBuyerByLogin : username.includes('@') ? findStudentByLogin : studentByVerifiedMobile
  const account = await find(db, side, normaliseLogin(username))
  const isByMobile = find === studentByVerifiedMobile
  // Runs for a missing account too, so that the time does not reveal whether it exists.
  return isByMobile && (await isDormant(db, account?.id ?? 0)) ? undefined : account
}
type Recipient = { account: Account | undefined; label: Side | 'both' }
/**
 * Recipients of a password: the account of the named side, else of each. A family's one account is found on either side, and gets one
 * password; the number of rounds is the same.
 */
async function recipientsOf(db: Db, forgotten: Forgotten): Promise<Recipient[]> {
  const [college, school] = [await findAccount(db, forgotten, 'college'), await findAccount(db, forgotten, 'school')]
  const isOne = forgotten.role === 'student' && college?.id === school?.id
  return (forgotten.side ? [forgotten.side] : sides).map((side, index) => {
    const account = side === 'college' ? college : school
    const isDue = account && !account.suspended && !(isOne && index > 0)
    return { account: isDue ? account : undefined, label: isOne ? 'both' : side }
  })
}

/**
 * Gives each matching account a temporary password, and sends it by the chosen channel. For a missing account the same work is done for
 * account 0 and sent to no one: a worker in this process must not slow the server for existing ones alone.
 */
export const forgotHandler = ({ db, config }: Services): Handled =>
  handle(
    forgottenKind,
    async ({ sealed, ...rest }) => {
      const { role, username } = { ...rest, username: unseal(config.encryptionKeys, purpose, sealed) }
      const forgotten = { ...rest, username }
      const lives = { livesSeconds: temporaryMinutes * 60 }
      for (const { account, label } of await recipientsOf(db, forgotten)) {
        await db.transaction(async (tx) => {
          const password = await giveTemporary(tx, config, role, account?.id ?? 0, username.includes('@'))
          if (username.includes('@')) {
            const language = role === 'student' ? await languageOf(tx, account?.id ?? 0) : 'en'
            const name = greetingOf(account ?? { name: null, username })
            // One address may have an account on each side, and get two of these mails.
            const accountLabel = mailTexts[language].accounts[role][label]
            const values = {
              name,
              account: accountLabel,
              password,
              minutes: String(temporaryMinutes),
              link: role === 'buyer' ? consoleAddress(config, 'buyer', '') : config.origin,
            }
            const to = { to: account?.email ?? noRecipient, language }
            await queueTemplatedMail(
              tx,
              config,
              to,
              { event: 'password.temporary', values },
              { ...lives, urgent: true },
            )
          } else {
            const ofAccount = await languageOf(tx, account?.id ?? 0)
            const language = smsLanguage(config, 'password', ofAccount)
            const text = smsTexts[language].password(password, temporaryMinutes)
            const values = [password, String(temporaryMinutes)]
            const to = account?.mobile ?? noRecipient
            await queueSms(tx, config, { to, template: 'password', language, values, text }, lives)
          }
        })
      }
    },
    { urgent: true },
  )
