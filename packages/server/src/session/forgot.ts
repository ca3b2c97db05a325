import type { Db } from '../db/index.ts'
import { postMail, postSms } from '../delivery/post.ts'
import { enqueue, jobKind } from '../jobs/queue.ts'
import { type Handled, handle } from '../jobs/run.ts'
import type { Parts } from '../parts.ts'
import { type Account, buyerNamed, studentNamed } from './accounts.ts'
import { giveTemporary, temporaryMinutes } from './temporary-password.ts'
import { countTry } from './throttle.ts'

type Side = 'school' | 'college'
type Forgotten = { role: 'student' | 'buyer'; username: string; side: Side | null }
const forgottenKind = jobKind<Forgotten>('forgot-password', 5)

/** Takes note that somebody forgot their password. Whether there is such an account is looked at later, by a worker. */
export async function forget(db: Db, forgotten: Forgotten, address: string): Promise<{ message: string }> {
  await countTry(db, `forgot:from:${address}`, 30, 60)
  await countTry(db, `forgot:${forgotten.role}:${forgotten.username.toLowerCase()}`, 5, 60)
  await enqueue(db, forgottenKind, forgotten, { livesSeconds: temporaryMinutes * 60 })
  return { message: 'New password sent successfully' }
}

/** The accounts meant: without a side, of both. */
async function meant(db: Db, { role, username, side }: Forgotten): Promise<Account[]> {
  const find = role === 'buyer' ? buyerNamed : studentNamed
  const sides: readonly Side[] = side ? [side] : ['college', 'school']
  const found = await Promise.all(sides.map((one) => find(db, one, username)))
  return found.filter((account) => account !== undefined).filter((account) => !account.suspended)
}

const mailText = (name: string, password: string, origin: string) =>
  `Hello ${name},

somebody, most likely you, asked for a new password on Pravesh. Sign in with this one and choose your own:

${password}

It works once, for ${temporaryMinutes} minutes. The password you had works too. If you did not ask, do nothing.

${origin}
`

/** Gives each account meant a temporary password, and posts it by the way that was named. */
export const forgotHandler = ({ db, config }: Parts): Handled =>
  handle(forgottenKind, async (forgotten) => {
    for (const account of await meant(db, forgotten))
      await db.transaction(async (tx) => {
        const password = await giveTemporary(tx, config, forgotten.role, account.id)
        const lives = { livesSeconds: temporaryMinutes * 60 }
        const byMail = forgotten.username.includes('@') && account.email
        if (byMail) {
          const text = mailText(account.username, password, config.origin)
          await postMail(tx, config, { to: byMail, subject: 'Your new password for Pravesh', text }, lives)
        } else if (account.mobile) {
          const values = [password, String(temporaryMinutes)]
          const text = `${password} is your new password for Pravesh. It works once, for ${temporaryMinutes} minutes.`
          await postSms(tx, config, { to: account.mobile, template: 'password', values, text }, lives)
        }
      })
  })
