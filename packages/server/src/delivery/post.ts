import type { Config } from '../config.ts'
import type { Db, Tx } from '../db/index.ts'
import { type Enqueued, enqueue, jobKind } from '../jobs/queue.ts'
import { BeyondHelp, type Handled, handle } from '../jobs/run.ts'
import type { Mail, Mailer, Sms, Texter } from './message.ts'
import { seal, unseal } from './seal.ts'

/** Messages may hold codes and passwords: in the queue they are sealed. */
type Sealed = { sealed: string }
const mailKind = jobKind<Sealed>('mail')
const smsKind = jobKind<Sealed>('sms', 5)
type Keys = Pick<Config, 'encryptionKey'>

/** Posts a mail: sent by a worker once the caller's transaction is committed, at most once under a `key`. */
export const postMail = (db: Db | Tx, { encryptionKey }: Keys, mail: Mail, more?: Enqueued) =>
  enqueue(db, mailKind, { sealed: seal(encryptionKey, 'mail', JSON.stringify(mail)) }, more)

/** Posts a message to a mobile, in the same way. */
export const postSms = (db: Db | Tx, { encryptionKey }: Keys, sms: Sms, more?: Enqueued) =>
  enqueue(db, smsKind, { sealed: seal(encryptionKey, 'sms', JSON.stringify(sms)) }, more)

function open<T>(key: string, purpose: string, { sealed }: Sealed): T {
  try {
    return JSON.parse(unseal(key, purpose, sealed)) as T
  } catch {
    throw new BeyondHelp('Sealed with another ENCRYPTION_KEY')
  }
}

/** The work of the two kinds of job. */
export const postHandlers = (
  { encryptionKey }: Keys,
  { mailer, texter }: { mailer: Mailer; texter: Texter },
): Handled[] => [
  handle(mailKind, (job, run) => mailer.send(open<Mail>(encryptionKey, 'mail', job), `mail-${run.id}`)),
  handle(smsKind, (job, run) => texter.send(open<Sms>(encryptionKey, 'sms', job), `sms-${run.id}`)),
]
