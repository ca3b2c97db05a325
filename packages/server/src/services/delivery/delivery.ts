import { join } from 'node:path'
import type { Config } from '../../platform/config/config.ts'
import { missingOperatorDetails } from '../../platform/config/operator.ts'
import type { Db } from '../../platform/db/index.ts'
import { noMailer, noTexter } from './discard.ts'
import { type Mailer, noRecipient, type Texter } from './message.ts'
import { msg91Texter } from './msg91.ts'
import { outboxMailer, outboxTexter } from './outbox.ts'
import { smtpMailer } from './smtp.ts'
import { directoryStorage } from './storage/directory.ts'
import { s3Storage } from './storage/s3.ts'
import { sealedStorage } from './storage/sealed.ts'
import type { Storage } from './storage/storage.ts'

declare module '../../platform/http/bind.ts' {
  interface RouteServices {
    delivery: Delivery
  }
}

/** Outgoing transports of the process. Mail and SMS are not sent here but enqueued (`post.ts`). */
export type Delivery = {
  mailer: Mailer
  texter: Texter
  /** Published files: stored unencrypted. */
  published: Storage
  /** Families' files: stored encrypted. In the same directory or bucket. */
  documents: Storage
}

const toPeople = <M extends { to: string }>(real: { send(message: M, reference: string): Promise<void> }) => ({
  async send(message: M, reference: string) {
    if (message.to !== noRecipient) await real.send(message, reference)
  },
})

/** The store of the files, in stored form. */
export const openStorage = ({
  s3,
  dataDir,
  minFreeDiskBytes,
}: Pick<Config, 's3' | 'dataDir' | 'minFreeDiskBytes'>): Storage =>
  s3 ? s3Storage(s3) : directoryStorage(join(dataDir, 'files'), minFreeDiskBytes)

/** The real part where the environment names one; else the demo's outbox and a directory, and in production no sending. */
export function openDelivery(config: Config, db: Db): Delivery {
  const demo = config.mode === 'demo'
  const files = openStorage(config)
  return {
    mailer: demo && !config.smtp ? outboxMailer(db) : toPeople(config.smtp ? smtpMailer(config.smtp) : noMailer),
    texter: demo && !config.sms ? outboxTexter(db) : toPeople(config.sms ? msg91Texter(config.sms) : noTexter),
    published: files,
    documents: sealedStorage(files, config.encryptionKeys),
  }
}

/** Disabled functions of production with this configuration, as sentences for its log. */
export function turnedOff({
  mode,
  smtp,
  sms,
  razorpay,
  securityContacts,
  operator,
}: Pick<Config, 'mode' | 'smtp' | 'sms' | 'razorpay' | 'securityContacts' | 'operator'>): string[] {
  if (mode !== 'production') return []
  return [
    ...(smtp ? [] : ['Mail is off: SMTP_URL is not set. Forgotten passwords cannot be sent.']),
    ...(sms ? [] : ['Messages to mobiles are off: SMS_URL is not set. Nobody can sign in by a code.']),
    ...(razorpay ? [] : ['Payments are off: RAZORPAY_KEY_ID is not set. No fee can be paid, so no application sent.']),
    ...(securityContacts.length > 0
      ? []
      : ['security.txt is off: SECURITY_CONTACT is not set. Nobody can report a weakness.']),
    ...missingOperatorDetails(operator),
  ]
}
