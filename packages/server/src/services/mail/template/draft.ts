import { ApiError, type TemplateDraft, type TemplatePreview, templateErrors } from '@pravesh/contract'
import type { Config } from '../../../platform/config/config.ts'
import { eq } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { adminAccount } from '../../../platform/db/tables.ts'
import { countTry } from '../../../platform/limits/throttle.ts'
import { queueMail } from '../../delivery/post.ts'
import { mailTexts } from '../compose.ts'
import { fillMail } from '../fill.ts'
import { exampleValues } from './example-values.ts'

const perHour = 10
const isAddress = (text: string) => /^[^\s@,;<>]+@[^\s@,;<>]+$/.test(text)

type TestConfig = Pick<Config, 'encryptionKeys' | 'origin' | 'mode' | 'smtp'>

/**
 * Where a test of an account goes: its own address, or its sign-in name where that is one. In the demo nothing leaves the machine, and an account
 * without either has a made-up address. INVALID without any.
 */
async function ownAddress(db: Db, { mode, smtp }: TestConfig, account: number): Promise<string> {
  const { email, username } = adminAccount
  const [found] = await db.select({ email, username }).from(adminAccount).where(eq(adminAccount.id, account))
  const madeUp = mode === 'demo' && !smtp ? `${found?.username}@demo.pravesh.example` : null
  const own = [found?.email, found?.username, madeUp].find((address) => address && isAddress(address))
  if (own) return own
  throw new ApiError('INVALID', { errors: [{ field: 'to', message: 'Your account has no e-mail address' }] })
}

/** The draft, with the product's subject and text where it has none. */
function completed({ event, language, subject, text, html }: TemplateDraft) {
  const standard = mailTexts[language].mails[event]
  return { subject: subject.trim() || standard.subject, text: text.trim() ? text : standard.text, html }
}

/** A draft as a mail with example values, and the product's own text. Unknown names in it are empty: saving rejects them. */
export function previewTemplate({ origin }: Pick<Config, 'origin'>, draft: TemplateDraft): TemplatePreview {
  const { event, language } = draft
  const filled = fillMail(completed(draft), language, exampleValues(event, language, origin))
  const { subject, text } = mailTexts[language].mails[event]
  return { ...filled, standard: { subject, text } }
}

/**
 * Sends a draft with example values to the address of the account that asks, and to no other; returns that address. INVALID as for saving it,
 * and where the account has no address; TOO_MANY beyond 10 tests an hour, with those of mails to many.
 */
export async function sendTestOfTemplate(
  db: Db,
  config: TestConfig,
  account: number,
  draft: TemplateDraft,
): Promise<{ to: string }> {
  const { event, language } = draft
  const content = completed(draft)
  const errors = templateErrors({ ...content, event })
  if (errors.length > 0) throw new ApiError('INVALID', { errors })
  const to = await ownAddress(db, config, account)
  await countTry(db, [['test-mail', account], perHour, 60])
  const mail = fillMail(content, language, exampleValues(event, language, config.origin))
  const title = `[${language === 'hi' ? 'जाँच' : 'Test'}] ${mail.subject}`
  await queueMail(db, config, { to, ...mail, subject: title })
  return { to }
}
