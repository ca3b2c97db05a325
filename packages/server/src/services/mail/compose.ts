import { type MailEventName, type MailValues, templateErrors } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import type { Config } from '../../platform/config/config.ts'
import { and, eq } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { emailTemplate } from '../../platform/db/tables.ts'
import { queueMail } from '../delivery/post.ts'
import type { Enqueued } from '../jobs/queue.ts'
import { type Filled, fillMail } from './fill.ts'
import { en } from './texts/en.ts'
import { hi } from './texts/hi.ts'
import type { MailTexts } from './texts/text.ts'

export const mailTexts: Record<Language, MailTexts> = { en, hi }

/** One of the system's mails with its values. */
export type SystemMail = { [E in MailEventName]: { event: E; values: MailValues<E> } }[MailEventName]
export type Recipient = { to: string; language: Language }

/**
 * Writes one of the system's mails in a language: with the catalogue's active template, read for each mail, else with the product's own
 * text. An invalid template is skipped: every mail must contain its essential text.
 */
export async function composeMail(db: Db | Tx, language: Language, { event, values }: SystemMail): Promise<Filled> {
  const { subject, text, html } = emailTemplate
  const active = and(
    eq(emailTemplate.event, event),
    eq(emailTemplate.language, language),
    eq(emailTemplate.active, true),
  )
  const [template] = await db.select({ subject, text, html }).from(emailTemplate).where(active)
  const sound = template && templateErrors({ ...template, event }).length === 0 ? template : undefined
  return fillMail(sound ?? { ...mailTexts[language].mails[event], html: null }, language, values)
}

/**
 * Writes one and posts it: sent once the caller's transaction is committed, at most once under a key. `unsubscribe`: the address that stops
 * such mails.
 */
export async function queueTemplatedMail(
  tx: Db | Tx,
  config: Pick<Config, 'encryptionKeys'>,
  { to, language }: Recipient,
  mail: SystemMail,
  { unsubscribe, ...options }: Enqueued & { urgent?: boolean; unsubscribe?: string } = {},
): Promise<void> {
  const content = await composeMail(tx, language, mail)
  await queueMail(tx, config, { to, ...content, ...(unsubscribe && { unsubscribe }) }, options)
}

/** A name for a mail to an unproven address: it contains no link that an attacker chose. */
export const plainName = (name: string): string =>
  name
    .replace(/[:/@\\]|\.(?=\S)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
