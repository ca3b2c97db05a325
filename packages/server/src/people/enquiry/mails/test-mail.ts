import { ApiError, type TestEmail } from '@pravesh/contract'
import type { Config } from '../../../platform/config/config.ts'
import { eq } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { adminAccount } from '../../../platform/db/tables.ts'
import { countTry } from '../../../platform/limits/throttle.ts'
import { queueMail } from '../../../services/delivery/post.ts'
import { addressedMail, createMailContent, renderMailContent } from './mail-content.ts'

type TestMailConfig = Pick<Config, 'encryptionKeys' | 'origin' | 'smtp'>

const samplePeople = {
  en: { name: 'Asha Rao', reference: 'PR-SAMPLE23' },
  hi: { name: 'आशा राव', reference: 'PR-SAMPLE23' },
}
const perHour = 10
const isAddress = (text: string) => /^[^\s@,;<>]+@[^\s@,;<>]+$/.test(text)
const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()
const invalid = (message: string) => new ApiError('INVALID', { errors: [{ field: 'to', message }] })

/** Domains that a test may go to: that of the sender of our mail, and of the site. */
function ownDomains({ origin, smtp }: TestMailConfig): string[] {
  const sender = /@([\w.-]+)/.exec(smtp?.from ?? '')?.[1]?.toLowerCase()
  const site = new URL(origin).hostname.replace(/^www\./, '')
  return [...(sender ? [sender] : []), site]
}
const isWithin = (domain: string, domains: readonly string[]) =>
  domains.some((allowed) => domain === allowed || domain.endsWith(`.${allowed}`))

/**
 * The address for a test mail: the sign-in name of the account where that is an address, else an address in the request with a domain of
 * ours. INVALID otherwise: a test must not be a way to write to arbitrary people. Without a mail server nothing leaves the machine, and
 * any address is accepted.
 */
async function addressFor(db: Db, config: TestMailConfig, account: number, to: string | undefined): Promise<string> {
  const [found] = await db
    .select({ username: adminAccount.username })
    .from(adminAccount)
    .where(eq(adminAccount.id, account))
  const username = found && isAddress(found.username) ? found.username : undefined
  if (to === undefined) {
    if (username === undefined) throw invalid('Your account has no e-mail address: say where the test goes')
    return username
  }
  if (to.toLowerCase() === username?.toLowerCase() || (config.smtp === undefined && isAddress(to))) return to
  const domains = ownDomains(config)
  if (!isWithin(domainOf(to), domains)) throw invalid(`Only to your own address, or to one at ${domains.join(' or ')}`)
  return to
}

/**
 * Sends a mail to many to one administrator, with sample values for the person and all that the real one carries. At most 10 an hour for
 * each account (TOO_MANY). INVALID as for sending, and where the address is not the account's or ours.
 */
export async function sendTestMail(
  db: Db,
  config: TestMailConfig,
  account: number,
  { to, language, ...content }: TestEmail,
): Promise<void> {
  const address = await addressFor(db, config, account, to)
  const { subject, text } = renderMailContent(await createMailContent(db, content), {
    ...samplePeople[language],
    language,
  })
  await countTry(db, [['test-mail', account], perHour, 60])
  const title = `[${language === 'hi' ? 'जाँच' : 'Test'}] ${subject}`
  await queueMail(db, config, addressedMail(config, address, language, { subject: title, text }))
}
