import { type EnquiryKind, openEnquiryKinds, replyWithinHours } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import type { Config } from '../../platform/config/config.ts'
import { eq } from '../../platform/db/drizzle.ts'
import type { Tx } from '../../platform/db/index.ts'
import { instituteTables } from '../../platform/db/tables/tables-of.ts'
import { isWithin } from '../../platform/limits/throttle.ts'
import { queueSms } from '../../services/delivery/post.ts'
import { mailTexts, plainName, queueTemplatedMail } from '../../services/mail/compose.ts'
import type { Addressed } from './addressee.ts'

/** Who will read an enquiry, in words. */
export const readerOf = (language: Language, institute: string | null): string =>
  institute === null ? mailTexts[language].staff : mailTexts[language].readers(institute)

/** What an acknowledgement is sent with; `sms` says whether there is a template of it. */
export type ReceiptConfig = Pick<Config, 'encryptionKeys' | 'origin' | 'mode' | 'sms'>
type AcknowledgedEnquiry = {
  kind: EnquiryKind
  mobile: string
  email?: string | null | undefined
  name: string
  language?: Language | undefined
  reference: string
} & Addressed

/** Nobody proved the address or the number: it gets a few an hour at most, so that a stranger cannot flood it through us. */
const fewEnough = (tx: Tx, email: string): Promise<boolean> =>
  isWithin(tx, [['enquiry', 'receipt', email.toLowerCase()], 5, 60])
/** A message costs money, and wakes somebody: two a day to one number, and a thousand in all. */
const fewEnoughMessages = async (tx: Tx, mobile: string): Promise<boolean> =>
  (await isWithin(tx, [['enquiry', 'sms', mobile], 2, 24 * 60])) &&
  (await isWithin(tx, [['enquiry', 'sms', 'all'], 1_000, 24 * 60]))

/** The page that shows the reference, who reads the enquiry and by when; of an account's own enquiry, the list of them. */
async function receiptPath(tx: Tx, { kind, reference, instituteType, instituteId }: AcknowledgedEnquiry) {
  if (!openEnquiryKinds.some((openKind) => openKind === kind)) return '/student/queries'
  const query = new URLSearchParams({ reference, kind, hours: String(replyWithinHours) })
  if (instituteType && instituteId) {
    const table = instituteTables[instituteType]
    const [found] = await tx.select({ url: table.url }).from(table).where(eq(table.id, instituteId))
    if (found) query.set(instituteType, found.url)
  }
  return `/enquiry/sent?${query}`
}

/**
 * Tells who asked that their enquiry is here, who reads it and by when to expect an answer: by mail, and where no address was left by
 * SMS to a mobile of India, where there is a template for it.
 */
export async function acknowledge(
  tx: Tx,
  config: ReceiptConfig,
  enquiry: AcknowledgedEnquiry,
  institute: string | null,
): Promise<void> {
  const { email, mobile, name, language = 'en', reference } = enquiry
  const hours = String(replyWithinHours)
  const linkOf = async () => `${config.origin}${language === 'hi' ? '/hi' : ''}${await receiptPath(tx, enquiry)}`
  if (email) {
    if (!(await fewEnough(tx, email))) return
    const readBy = readerOf(language, institute)
    const values = { name: plainName(name), reference, readBy, hours, link: await linkOf() }
    return queueTemplatedMail(tx, config, { to: email, language }, { event: 'enquiry.received', values })
  }
  const hasTemplate = config.sms ? config.sms.templates.enquiry !== undefined : config.mode === 'demo'
  if (!hasTemplate || !mobile.startsWith('+91') || !(await fewEnoughMessages(tx, mobile))) return
  const link = await linkOf()
  const text = mailTexts[language].enquirySms(reference, hours, link)
  await queueSms(tx, config, { to: mobile, template: 'enquiry', values: [reference, hours, link], text })
}
