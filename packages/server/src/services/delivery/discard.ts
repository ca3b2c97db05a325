import { PermanentFailure } from '../jobs/run.ts'
import type { Mailer, Texter } from './message.ts'

/** Production without a mail server: every message fails at once, with the reason. */
export const noMailer: Mailer = {
  send: () => Promise.reject(new PermanentFailure('Mail is off: SMTP_URL is not set')),
}
export const noTexter: Texter = {
  send: () => Promise.reject(new PermanentFailure('Messages to mobiles are off: SMS_URL is not set')),
}
