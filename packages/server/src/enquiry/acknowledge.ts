import { replyWithinHours } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import type { Config } from '../config/config.ts'
import type { Tx } from '../db/index.ts'
import { isWithin } from '../limits/throttle.ts'
import { mailTexts, plainName, queueTemplatedMail } from '../mail/compose.ts'

/** Who will read an enquiry, in words. */
export const readerOf = (language: Language, institute: string | null): string =>
  institute === null ? mailTexts[language].staff : mailTexts[language].readers(institute)

type AcknowledgedEnquiry = {
  email?: string | null | undefined
  name: string
  language?: Language | undefined
  reference: string
}

/** Nobody proved the address: it gets a few an hour at most, so that a stranger cannot flood it through us. */
const fewEnough = (tx: Tx, email: string): Promise<boolean> =>
  isWithin(tx, [['enquiry', 'receipt', email.toLowerCase()], 5, 60])

/** Tells who left an address that their enquiry is here, who reads it and by when to expect an answer. */
export async function acknowledge(
  tx: Tx,
  config: Pick<Config, 'encryptionKeys' | 'origin'>,
  { email, name, language = 'en', reference }: AcknowledgedEnquiry,
  institute: string | null,
): Promise<void> {
  if (!email || !(await fewEnough(tx, email))) return
  const values = {
    name: plainName(name),
    reference,
    readBy: readerOf(language, institute),
    hours: String(replyWithinHours),
    link: config.origin,
  }
  await queueTemplatedMail(tx, config, { to: email, language }, { event: 'enquiry.received', values })
}
