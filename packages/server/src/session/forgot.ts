import type { InstituteType } from '@pravesh/contract'
import type { Db } from '../db/index.ts'
import { noRecipient } from '../delivery/message.ts'
import { queueSms } from '../delivery/post.ts'
import { enqueue, jobKind } from '../jobs/queue.ts'
import { type Handled, handle } from '../jobs/run.ts'
import type { Networks } from '../limits/network.ts'
import { capsFrom, countTry } from '../limits/throttle.ts'
import { languageOf } from '../mail/account-language.ts'
import { mailTexts, queueTemplatedMail } from '../mail/compose.ts'
import type { Services } from '../services.ts'
import {
  type Account,
  findBuyerByLogin,
  findStudentByLogin,
  greetingOf,
  normaliseLogin,
  studentByVerifiedMobile,
} from './accounts.ts'
import { giveTemporary, temporaryMinutes } from './temporary-password.ts'

type Side = InstituteType
type Forgotten = { role: 'student' | 'buyer'; username: string; side: Side | null }
const forgottenKind = jobKind<Forgotten>('forgot-password', 5)

/** Takes note that somebody forgot their password. Whether there is such an account is looked at later, by a worker. */
export async function requestPasswordReset(db: Db, forgotten: Forgotten, from: Networks): Promise<{ message: string }> {
  await countTry(db, ...capsFrom(from, ['forgot', 'from'], 30, 60))
  // As long as what is sent lives: however many strangers ask, their last one has not ended when another may be asked for.
  await countTry(db, [['forgot', 'of', forgotten.role, normaliseLogin(forgotten.username)], 3, temporaryMinutes])
  await enqueue(db, forgottenKind, forgotten, { livesSeconds: temporaryMinutes * 60 })
  return { message: 'New password sent successfully' }
}

const sidesOf = ({ side }: Forgotten): readonly Side[] => (side ? [side] : ['college', 'school'])

/** The account of a side that may be sent a password: to a mobile only where it is proven, for it may be a stranger's. */
async function findRecipient(db: Db, { role, username }: Forgotten, side: Side): Promise<Account | undefined> {
  const find =
    role === 'buyer' ? findBuyerByLogin : username.includes('@') ? findStudentByLogin : studentByVerifiedMobile
  const account = await find(db, side, normaliseLogin(username))
  return account?.suspended ? undefined : account
}

/**
 * Gives the account meant on each side a temporary password, and posts it by the way that was named. For an account that is not
 * there all of it is done for account 0 and posted to nobody: a worker in this process must not slow the server for the one alone.
 */
export const forgotHandler = ({ db, config }: Services): Handled =>
  handle(
    forgottenKind,
    async (forgotten) => {
      const { role, username } = forgotten
      const lives = { livesSeconds: temporaryMinutes * 60 }
      for (const side of sidesOf(forgotten)) {
        const account = await findRecipient(db, forgotten, side)
        await db.transaction(async (tx) => {
          const password = await giveTemporary(tx, config, role, account?.id ?? 0, username.includes('@'))
          if (username.includes('@')) {
            const language = role === 'student' ? await languageOf(tx, account?.id ?? 0) : 'en'
            const name = greetingOf(account ?? { name: null, username })
            // One address may have an account on each side, and get two of these mails.
            const accountLabel = mailTexts[language].accounts[role][side]
            const values = {
              name,
              account: accountLabel,
              password,
              minutes: String(temporaryMinutes),
              link: config.origin,
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
            const values = [password, String(temporaryMinutes)]
            const text = `${password} is your new password for Pravesh. It works once, for ${temporaryMinutes} minutes.`
            await queueSms(
              tx,
              config,
              { to: account?.mobile ?? noRecipient, template: 'password', values, text },
              lives,
            )
          }
        })
      }
    },
    { urgent: true },
  )
