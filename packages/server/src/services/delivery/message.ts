import type { Language } from '@pravesh/messages'
import type { SmsProvider, SmsTemplate } from '../../platform/config/messages.ts'
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

/**
 * A message to one mobile (E.164). The provider sends its template of this language filled with `values`; `text` is the resulting text.
 */
export type Sms = { to: string; template: SmsTemplate; language: Language; values: readonly string[]; text: string }

/** The language of a message for a person of a language: English where the provider has no template of it in Hindi. */
export const smsLanguage = (
  { sms }: { sms: SmsProvider | undefined },
  template: SmsTemplate,
  language: Language,
): Language => (sms && language === 'hi' && !sms.templates[`${template}_hi`] ? 'en' : language)

/** The server rejected this address permanently: the address is invalid, not the mail, nor its sender. */
export class RecipientRejected extends PermanentFailure {}

/** Enqueued like any recipient, and then not sent: where the existence of an account must not be revealed. */
export const noRecipient = ''

/**
 * Sends one message, or throws: `PermanentFailure` where a retry is useless. `reference` identifies the message: two sends under one
 * reference should be one message.
 */
export type Mailer = { send(mail: Mail, reference: string): Promise<void> }
export type Texter = { send(sms: Sms, reference: string): Promise<void> }
