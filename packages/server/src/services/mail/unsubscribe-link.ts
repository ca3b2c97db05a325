import { mailPurposes } from '@pravesh/contract'
import { fill, type Language, unsubscribeText } from '@pravesh/messages'
import type { Config } from '../../platform/config/config.ts'
import { CannotOpen, type Keyring } from '../../platform/keys/keyring.ts'
import { seal, unseal } from '../../platform/keys/seal.ts'

/** Mails of a purpose to one address. */
export type Subscription = { address: string; purpose: (typeof mailPurposes)[number] }

const sealPurpose = 'unsubscribe link'

/** The token of a link that stops mails of a purpose to an address. It holds both, sealed, and does not expire. */
export const createToken = (keys: Keyring, { address, purpose }: Subscription): string =>
  seal(keys, sealPurpose, `${purpose}\n${address.toLowerCase()}`)

/** Content of a token; undefined where it is invalid, or its key is gone. */
export function openToken(keys: Keyring, token: string): Subscription | undefined {
  try {
    const [purposeText = '', address = ''] = unseal(keys, sealPurpose, token).split('\n')
    const purpose = mailPurposes.find((value) => value === purposeText)
    return purpose && address ? { address, purpose } : undefined
  } catch (error) {
    if (error instanceof CannotOpen) return undefined
    throw error
  }
}

const prefixes: Record<Language, string> = { en: '', hi: '/hi' }
/** Path of the page of a token, in a language. */
export const unsubscribePath = (token: string, language: Language): string =>
  `${prefixes[language]}/unsubscribe?token=${token}`

type LinkConfig = Pick<Config, 'encryptionKeys' | 'origin'>
/** The address that stops these mails: opened in a browser it is a page, posted to by a mail program it stops them (RFC 8058). */
export const unsubscribeLink = (
  { encryptionKeys, origin }: LinkConfig,
  subscription: Subscription,
  language: Language,
): string => `${origin}${unsubscribePath(createToken(encryptionKeys, subscription), language)}`

/** The text of a mail of a purpose with the footer for unsubscribing. */
export const withFooter = (text: string, purpose: Subscription['purpose'], link: string, language: Language): string =>
  `${text}\n\n-- \n${fill(unsubscribeText(language, purpose).footer, { link }, language)}\n`
