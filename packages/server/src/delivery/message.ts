import type { SmsTemplate } from '../config/messages.ts'

/** A mail to one person. `text` is plain; `html` is the same in HTML. */
export type Mail = { to: string; subject: string; text: string; html?: string }

/** A message to one mobile (E.164). The provider sends the template filled with `values`; `text` is what that reads like. */
export type Sms = { to: string; template: SmsTemplate; values: readonly string[]; text: string }

/** Posted to like anybody, and then not sent to: where it must not show whether there is somebody. */
export const noRecipient = ''

/**
 * Sends one message, or throws: `PermanentFailure` where trying again is of no use. `reference` names the message: what goes out
 * twice under one reference should be one message.
 */
export type Mailer = { send(mail: Mail, reference: string): Promise<void> }
export type Texter = { send(sms: Sms, reference: string): Promise<void> }
