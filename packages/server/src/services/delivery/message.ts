import type { SmsTemplate } from '../../platform/config/messages.ts'
import { PermanentFailure } from '../jobs/run.ts'

/** A mail to one person. `text` is plain; `html` is the same in HTML. */
export type Mail = {
  to: string
  subject: string
  text: string
  html?: string
  /** Of a mail to many: the address that stops such mails (RFC 8058). Other mails have none. */
  unsubscribe?: string
}

/** A message to one mobile (E.164). The provider sends the template filled with `values`; `text` is what that reads like. */
export type Sms = { to: string; template: SmsTemplate; values: readonly string[]; text: string }

/** The server took no mail for this address, for good: the address is at fault, not the mail, nor its sender. */
export class RecipientRejected extends PermanentFailure {}

/** Posted to like anybody, and then not sent to: where it must not show whether there is somebody. */
export const noRecipient = ''

/**
 * Sends one message, or throws: `PermanentFailure` where trying again is of no use. `reference` names the message: what goes out
 * twice under one reference should be one message.
 */
export type Mailer = { send(mail: Mail, reference: string): Promise<void> }
export type Texter = { send(sms: Sms, reference: string): Promise<void> }
