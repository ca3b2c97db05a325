import type { Config } from '../config/config.ts'
import type { Db, Tx } from '../db/index.ts'
import { type Enqueued, enqueue, jobKind } from '../jobs/queue.ts'
import { type Handled, handle, PermanentFailure, type Run } from '../jobs/run.ts'
import { CannotOpen, type Ring } from '../keys/ring.ts'
import { seal, unseal } from '../keys/seal.ts'
import type { Mail, Mailer, Sms, Texter } from './message.ts'

/** Messages may hold codes and passwords: in the queue they are sealed. */
type Sealed = { sealed: string }
const mailKind = jobKind<Sealed>('mail')
/** What somebody waits for at a login: it does not queue behind other mail. */
const urgentMailKind = jobKind<Sealed>('urgent-mail')
const smsKind = jobKind<Sealed>('sms', 5)
type Keys = Pick<Config, 'encryptionKeys'>
/** What a job of this kind is sealed for; undefined for kinds that hold no message. */
export const sealedFor = (kind: string): 'mail' | 'sms' | undefined =>
  kind === smsKind.name
    ? 'sms'
    : [mailKind, urgentMailKind, letterKind].some((one) => one.name === kind)
      ? 'mail'
      : undefined

/** Posts a mail: sent by a worker once the caller's transaction is committed, at most once under a `key`. */
export const queueMail = (
  db: Db | Tx,
  { encryptionKeys }: Keys,
  mail: Mail,
  { urgent = false, ...more }: Enqueued & { urgent?: boolean } = {},
) =>
  enqueue(db, urgent ? urgentMailKind : mailKind, { sealed: seal(encryptionKeys, 'mail', JSON.stringify(mail)) }, more)

/** Posts a message to a mobile, in the same way. */
export const queueSms = (db: Db | Tx, { encryptionKeys }: Keys, sms: Sms, more?: Enqueued) =>
  enqueue(db, smsKind, { sealed: seal(encryptionKeys, 'sms', JSON.stringify(sms)) }, more)

function open<T>(keys: Ring, purpose: string, { sealed }: Sealed): T {
  try {
    return JSON.parse(unseal(keys, purpose, sealed)) as T
  } catch (thrown) {
    throw new PermanentFailure(thrown instanceof CannotOpen ? thrown.message : 'It was not as it was sealed')
  }
}

/** The work of the two kinds of job. */
export const postHandlers = (
  { encryptionKeys }: Keys,
  { mailer, texter }: { mailer: Mailer; texter: Texter },
): Handled[] => {
  const sendMail = (job: Sealed, run: Run) => mailer.send(open<Mail>(encryptionKeys, 'mail', job), `mail-${run.id}`)
  return [
    handle(mailKind, sendMail, { through: 'smtp' }),
    handle(urgentMailKind, sendMail, { through: 'smtp', urgent: true, most: 1 }),
    handle(smsKind, (job, run) => texter.send(open<Sms>(encryptionKeys, 'sms', job), `sms-${run.id}`), {
      urgent: true,
      most: 2,
    }),
  ]
}

type Letter = Sealed & { person: number }
const letterKind = jobKind<Letter>('mass-letter')

/** Posts one letter of a mail to many. */
export const postLetter = (db: Db | Tx, { encryptionKeys }: Keys, person: number, mail: Mail, key: string) =>
  enqueue(db, letterKind, { person, sealed: seal(encryptionKeys, 'mail', JSON.stringify(mail)) }, { key })

/**
 * The work of such a letter, where it is still `wanted`. It goes out once: one that was cut off on its way to the mail server
 * waits for a person. Its Message-ID is its own for good, so that one that is sent again by hand can be told as the same.
 */
export const letterHandler = (
  { encryptionKeys }: Keys,
  mailer: Mailer,
  wanted: (person: number) => Promise<boolean>,
): Handled =>
  handle(
    letterKind,
    async (job, run) => {
      const mail = open<Mail>(encryptionKeys, 'mail', job)
      if (!(await wanted(job.person))) return
      await run.begin()
      await mailer.send(mail, `letter-${job.person}`)
    },
    // One lane: other mail goes out beside it.
    { through: 'smtp', most: 1 },
  )
