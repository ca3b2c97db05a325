import type { BulkEmailPreview } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import type { Config } from '../../../platform/config/config.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { unsubscribeLink, withFooter } from '../../../services/mail/unsubscribe-link.ts'
import { createEmailDraft, type Draft, type Person, renderEmail } from './email-template.ts'

/** A mail to many with its variables filled, but for those of each person; in Hindi too, where that was given. */
export type MailContent = { subject: string; body: string; subjectHi: string | null; bodyHi: string | null }
type Content = Pick<BulkEmailPreview, 'subject' | 'text' | 'template' | 'variables' | 'hi'>

/** The purpose that an unsubscribe from these mails ends. */
export const purpose = 'study-india' as const

/** The letter of a request. INVALID as for a mail to one. */
export async function createMailContent(db: Db | Tx, { hi, ...content }: Content): Promise<MailContent> {
  const { subject, text } = await createEmailDraft(db, content)
  const hindi = hi && (await createEmailDraft(db, { ...hi, variables: content.variables }, 'hi.'))
  return { subject, body: text, subjectHi: hindi?.subject ?? null, bodyHi: hindi?.text ?? null }
}

export type Reader = Person & { language: Language }
/** The letter as one person gets it, in their language where it has one for it. */
export function renderMailContent(
  { subject, body, subjectHi, bodyHi }: MailContent,
  { language, ...person }: Reader,
): Draft {
  const draft =
    language === 'hi' && subjectHi !== null && bodyHi !== null
      ? { subject: subjectHi, text: bodyHi }
      : { subject, text: body }
  return renderEmail(draft, person)
}

/** The mail that carries a draft to an address: below the text, and in its headers, is the link that stops such mails. */
export function addressedMail(
  config: Pick<Config, 'encryptionKeys' | 'origin'>,
  to: string,
  language: Language,
  { subject, text }: Draft,
) {
  const unsubscribe = unsubscribeLink(config, { address: to, purpose }, language)
  return { to, subject, text: withFooter(text, purpose, unsubscribe, language), unsubscribe }
}
