import { type EnquiryKind, grievanceStatusPath, openEnquiryKinds } from '@pravesh/contract'
import { formatDateTime, type Language, t } from '@pravesh/messages'
import type { Config } from '../../platform/config/config.ts'
import { eq } from '../../platform/db/drizzle.ts'
import type { Tx } from '../../platform/db/index.ts'
import { instituteTables } from '../../platform/db/tables/tables-of.ts'
import { isWithin } from '../../platform/limits/throttle.ts'
import { smsLanguage } from '../../services/delivery/message.ts'
import { queueSms } from '../../services/delivery/post.ts'
import { mailTexts, plainName, queueTemplatedMail } from '../../services/mail/compose.ts'
import type { Addressed } from './addressee.ts'
import { replyHoursOf, subjectOfGrievance, timesOf } from './grievance/periods.ts'

/** The reader of an enquiry, as text. */
export const readerOf = (language: Language, institute: string | null): string =>
  institute === null ? mailTexts[language].staff : mailTexts[language].readers(institute)

/** Settings of an acknowledgement; `sms` is true where it has a template for SMS. */
export type ReceiptConfig = Pick<Config, 'encryptionKeys' | 'origin' | 'mode' | 'sms'>
type AcknowledgedEnquiry = {
  kind: EnquiryKind
  mobile: string
  email?: string | null | undefined
  name: string
  language?: Language | undefined
  reference: string
  details?: Record<string, unknown> | undefined
} & Addressed

/** The address and the number are unproven: a few mails an hour at most, so that they cannot be flooded through us. */
const fewEnough = (tx: Tx, email: string): Promise<boolean> =>
  isWithin(tx, [['enquiry', 'receipt', email.toLowerCase()], 5, 60])
/** An SMS costs money and may wake its reader: two a day to one number, and a thousand in all. */
const fewEnoughMessages = async (tx: Tx, mobile: string): Promise<boolean> =>
  (await isWithin(tx, [['enquiry', 'sms', mobile], 2, 24 * 60])) &&
  (await isWithin(tx, [['enquiry', 'sms', 'all'], 1_000, 24 * 60]))

/** The page with the reference, the reader of the enquiry and the reply date; for an account's own enquiry, the list of its enquiries. */
async function receiptPath(tx: Tx, enquiry: AcknowledgedEnquiry) {
  const { kind, reference, instituteType, instituteId } = enquiry
  if (kind === 'grievance') return grievanceStatusPath
  if (!openEnquiryKinds.some((openKind) => openKind === kind)) return '/student/queries'
  const query = new URLSearchParams({ reference, kind, hours: String(replyHoursOf(enquiry)) })
  if (instituteType && instituteId) {
    const table = instituteTables[instituteType]
    const [found] = await tx.select({ url: table.url }).from(table).where(eq(table.id, instituteId))
    if (found) query.set(instituteType, found.url)
  }
  return `/enquiry/sent?${query}`
}

/**
 * Acknowledges an enquiry to its sender with its reader and the reply date: by mail, and without an address by SMS to an Indian mobile, if
 * a template exists.
 */
export async function acknowledge(
  tx: Tx,
  config: ReceiptConfig,
  enquiry: AcknowledgedEnquiry,
  institute: string | null,
): Promise<void> {
  const { email, mobile, name, language = 'en', reference } = enquiry
  const hours = String(replyHoursOf(enquiry))
  const linkOf = async () => `${config.origin}${language === 'hi' ? '/hi' : ''}${await receiptPath(tx, enquiry)}`
  if (email) {
    if (!(await fewEnough(tx, email))) return
    const readBy = readerOf(language, institute)
    const grievance = timesOf(subjectOfGrievance(enquiry), new Date())
    if (grievance) {
      const subject = t(language)(`grievance.${grievance.subject}`)
      const by = formatDateTime(grievance.resolveBy, language)
      const values = { name: plainName(name), reference, subject, by, link: await linkOf() }
      return queueTemplatedMail(tx, config, { to: email, language }, { event: 'grievance.received', values })
    }
    const values = { name: plainName(name), reference, readBy, hours, link: await linkOf() }
    return queueTemplatedMail(tx, config, { to: email, language }, { event: 'enquiry.received', values })
  }
  const hasTemplate = config.sms ? config.sms.templates.enquiry !== undefined : config.mode === 'demo'
  if (!hasTemplate || !mobile.startsWith('+91') || !(await fewEnoughMessages(tx, mobile))) return
  const link = await linkOf()
  const sms = { to: mobile, template: 'enquiry', language: smsLanguage(config, 'enquiry', language) } as const
  const text = mailTexts[sms.language].enquirySms(reference, hours, link)
  await queueSms(tx, config, { ...sms, values: [reference, hours, link], text })
}
