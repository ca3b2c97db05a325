import type { Config } from '../../platform/config/config.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { CannotOpen, type Keyring } from '../../platform/keys/keyring.ts'
import { seal, unseal } from '../../platform/keys/seal.ts'
import { type Enqueued, enqueue, jobKind } from '../jobs/queue.ts'
import { type Handled, handle, PermanentFailure, type Run } from '../jobs/run.ts'
import { type Mail, type Mailer, RecipientRejected, type Sms, type Texter } from './message.ts'

/** Messages may hold codes and passwords: in the queue they are sealed. */
type Sealed = { sealed: string }
const mailKind = jobKind<Sealed>('mail')
/** Mail that a person waits for at a login: it does not queue behind other mail. */
const urgentMailKind = jobKind<Sealed>('urgent-mail')
const smsKind = jobKind<Sealed>('sms', 5)
type PostKeys = Pick<Config, 'encryptionKeys'>
/** The seal's purpose for jobs of this kind; undefined for kinds without a message. */
export const sealedFor = (kind: string): 'mail' | 'sms' | undefined =>
  kind === smsKind.name
    ? 'sms'
    : [mailKind, urgentMailKind, bulkMailKind].some((queueKind) => queueKind.name === kind)
      ? 'mail'
      : undefined

/** Posts a mail: sent by a worker once the caller's transaction is committed, at most once under a `key`. */
export const queueMail = (
  db: Db | Tx,
  { encryptionKeys }: PostKeys,
  mail: Mail,
  { urgent = false, ...options }: Enqueued & { urgent?: boolean } = {},
) =>
  enqueue(
    db,
    urgent ? urgentMailKind : mailKind,
    { sealed: seal(encryptionKeys, 'mail', JSON.stringify(mail)) },
    options,
  )

/** Posts a message to a mobile, in the same way. */
export const queueSms = (db: Db | Tx, { encryptionKeys }: PostKeys, sms: Sms, options?: Enqueued) =>
  enqueue(db, smsKind, { sealed: seal(encryptionKeys, 'sms', JSON.stringify(sms)) }, options)

function open<T>(keys: Keyring, purpose: string, { sealed }: Sealed): T {
  try {
    return JSON.parse(unseal(keys, purpose, sealed)) as T
  } catch (error) {
    throw new PermanentFailure(error instanceof CannotOpen ? error.message : 'It was not as it was sealed')
  }
}

type PostServices = {
  mailer: Mailer
  texter: Texter
  /** The address took no mail, for good. */
  onRejected?: (address: string, detail: string) => Promise<void>
}

/** The work of the two kinds of job. */
export const postHandlers = ({ encryptionKeys }: PostKeys, { mailer, texter, onRejected }: PostServices): Handled[] => {
  async function sendMail(job: Sealed, run: Run): Promise<void> {
    const mail = open<Mail>(encryptionKeys, 'mail', job)
    try {
      await mailer.send(mail, `mail-${run.id}`)
    } catch (error) {
      if (error instanceof RecipientRejected) await onRejected?.(mail.to, error.message)
      throw error
    }
  }
  return [
    handle(mailKind, sendMail, { through: 'smtp' }),
    handle(urgentMailKind, sendMail, { through: 'smtp', urgent: true, maxJobs: 1 }),
    handle(smsKind, (job, run) => texter.send(open<Sms>(encryptionKeys, 'sms', job), `sms-${run.id}`), {
      urgent: true,
      maxJobs: 2,
    }),
  ]
}

type BulkMailPayload = Sealed & { person: number }
const bulkMailKind = jobKind<BulkMailPayload>('mass-letter')

/** Posts one letter of a mail to many. */
export const queueBulkMail = (db: Db | Tx, { encryptionKeys }: PostKeys, person: number, mail: Mail, key: string) =>
  enqueue(db, bulkMailKind, { person, sealed: seal(encryptionKeys, 'mail', JSON.stringify(mail)) }, { key })

type BulkMailHooks = {
  /** Checked right before it is sent. */
  shouldSend: (person: number) => Promise<boolean>
  /** The address took no mail, for good. */
  onRejected: (person: number, detail: string) => Promise<void>
}

/**
 * The handler of such a mail, if `shouldSend` is still true. It is sent once: one that was cut off on its way to the mail server waits for
 * a person. Its Message-ID is permanent, so that a manual resend can be recognised as the same.
 */
export const bulkMailHandler = (
  { encryptionKeys }: PostKeys,
  mailer: Mailer,
  { shouldSend, onRejected }: BulkMailHooks,
): Handled =>
  handle(
    bulkMailKind,
    async (job, run) => {
      const mail = open<Mail>(encryptionKeys, 'mail', job)
      if (!(await shouldSend(job.person))) return
      await run.begin()
      try {
        await mailer.send(mail, `letter-${job.person}`)
      } catch (error) {
        if (error instanceof RecipientRejected) await onRejected(job.person, error.message)
        throw error
      }
    },
    // One lane: other mail is sent in parallel.
    { through: 'smtp', maxJobs: 1 },
  )
