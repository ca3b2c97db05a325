import { getCountries, getCountryCallingCode } from 'libphonenumber-js'
import { addressOf, type Reading } from './environment.ts'
import type { AllowsPlaintext } from './transport.ts'

/** Registered with the operators (DLT); each has an id of its own at the provider. */
const requiredTemplates = ['otp', 'password', 'changed', 'guardian'] as const
/**
 * `enquiry` sends the reference of an enquiry without an e-mail address, `signin` tells an account without one of a sign-in from a new
 * network, `notice` tells a person of an institute of news, `news` a family; without its id no such message is sent.
 */
const smsTemplates = [...requiredTemplates, 'enquiry', 'signin', 'notice', 'news'] as const
export type SmsTemplate = (typeof smsTemplates)[number]

/** The provider of SMS. */
export type SmsProvider = {
  /** Where flows are posted: MSG91's, or a provider that speaks the same. */
  url: string
  key: string
  /** The provider's ids of our DLT templates; those in Hindi are optional. */
  templates: Partial<Record<SmsTemplate | `${SmsTemplate}_hi`, string>>
}

/** How mail is sent. */
export type Smtp = {
  /** smtp:// or smtps://, with user and password where the server wants them. */
  url: string
  /** The sender, as `Pravesh <hello@example.in>` or an address alone. */
  from: string
  /** Requires TLS: `smtp://` has to upgrade (STARTTLS) before any message. */
  requireTls: boolean
}

/** `undefined`: mail goes to the outbox in demo mode and nowhere in production. */
export function readSmtp(
  { text, address, reportProblem, production }: Reading,
  allowsPlaintext: AllowsPlaintext,
): Smtp | undefined {
  const url = address('SMTP_URL', ['smtp:', 'smtps:'], 'smtps://user:password@mail.example.in')
  const from = text('SMTP_FROM')
  if (!url && !from) return undefined
  if (!url || !from) reportProblem('SMTP_URL and SMTP_FROM are set together or not at all.')
  if (from && !/^(?:[^<>\r\n"]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/.test(from))
    reportProblem('SMTP_FROM is not a sender such as Pravesh <hello@example.in>.')
  const server = url && addressOf(url, ['smtp:', 'smtps:'])
  // A query would be options of the library, which override ours: TLS could be switched off there.
  if (production && server?.search) reportProblem('SMTP_URL has options behind a "?": leave them out in production.')
  return { url: url ?? '', from: from ?? '', requireTls: server ? !allowsPlaintext(server.hostname) : true }
}

/** The secret of the mail provider's bounce reports; `undefined`: reports are rejected. */
export function readBounceSecret({ text, reportProblem }: Reading): string | undefined {
  const secret = text('MAIL_BOUNCE_SECRET')
  if (secret && secret.length < 24) reportProblem('MAIL_BOUNCE_SECRET is too short: use 24 characters or more.')
  return secret
}

/** `undefined`: messages to mobiles go to the outbox in demo mode and nowhere in production. */
export function readSms({ text, address, reportProblem, production }: Reading): SmsProvider | undefined {
  const url = address('SMS_URL', production ? ['https:'] : ['http:', 'https:'], 'https://sms.example.in/flow')
  const key = text('SMS_KEY')
  const templates = Object.fromEntries(
    smsTemplates
      .flatMap((template) => [template, `${template}_hi`])
      .map((template) => [template, text(`SMS_TEMPLATE_${template.toUpperCase()}`)]),
  )
  if (!url && !key) return undefined
  if (!url || !key) reportProblem('SMS_URL and SMS_KEY are set together or not at all.')
  for (const template of requiredTemplates)
    if (!templates[template])
      reportProblem(`SMS_TEMPLATE_${template.toUpperCase()} is missing: the id of its DLT template.`)
  return { url: url ?? '', key: key ?? '', templates }
}

/** Codes to some countries are expensive, and fraudsters earn by requesting many: India alone by default. */
export function readSmsCountries({ text, reportProblem, production }: Reading): readonly string[] | undefined {
  const countryList = text('SMS_COUNTRIES') ?? (production ? '91' : undefined)
  const codes = countryList?.split(',').map((part) => part.trim().replace(/^\+/, ''))
  const callingCodes = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)))
  if (codes?.some((code) => !callingCodes.has(code)))
    reportProblem(
      `SMS_COUNTRIES is "${countryList}": use calling codes of countries, separated by commas, such as 91, 977.`,
    )
  return codes
}
