import { fill } from './translate/fill.ts'
import type { Language } from './translate/language.ts'

/** Purpose of a consent: an enquiry, by oneself or as a caller; an account, a student's or a parent's; the account of a person under 18. */
export type ConsentPurpose = 'enquiry' | 'caller' | 'account' | 'parent' | 'guardian'

export type Consent = {
  /** The reference in a record of consent. */
  version: string
  /** The day from which people saw it. */
  published: string
  texts: Readonly<Partial<Record<ConsentPurpose, Readonly<Record<Language, string>>>>>
}

/**
 * Every consent text that was ever published, oldest first. Entries are neither changed nor removed: records of consent reference them. A
 * new text, in any language, is a new version at the end.
 */
export const consents: readonly Consent[] = [
  {
    version: '2026-11',
    published: '2026-11-21',
    texts: {
      enquiry: {
        en: 'I agree that {name} may call or write to me about this. I can withdraw this at any time.',
        hi: 'मैं सहमत हूँ कि {name} इस बारे में मुझे फ़ोन या संदेश करे। मैं यह सहमति कभी भी वापस ले सकता या सकती हूँ।',
      },
      account: {
        en: 'I agree that Pravesh keeps what I write here, to run my account and to send my applications to the institutes that I choose. I can withdraw this at any time.',
        hi: 'मैं सहमत हूँ कि मैं यहाँ जो लिखूँ उसे प्रवेश मेरा खाता चलाने और मेरे आवेदन मेरे चुने संस्थानों को भेजने के लिए रखे। मैं यह सहमति कभी भी वापस ले सकता या सकती हूँ।',
      },
      guardian: {
        en: 'I am a parent or guardian of {name} and agree that {name} has an account with Pravesh, which keeps what is written in it and sends applications to the institutes that are chosen. I can withdraw this at any time.',
        hi: 'मैं {name} के माता-पिता या अभिभावक में से हूँ और सहमत हूँ कि {name} का प्रवेश पर खाता हो, जो उसमें लिखी बातें रखे और चुने हुए संस्थानों को आवेदन भेजे। मैं यह सहमति कभी भी वापस ले सकता या सकती हूँ।',
      },
    },
  },
  {
    version: 'by-phone',
    published: '2026-11-21',
    texts: {
      caller: {
        en: 'Do you agree that {name} may call or write to you about this? You can withdraw this at any time.',
        hi: 'क्या आप सहमत हैं कि {name} इस बारे में आपको फ़ोन या संदेश करे? आप यह सहमति कभी भी वापस ले सकते या सकती हैं।',
      },
    },
  },
  {
    version: '2026-11-28',
    published: '2026-11-28',
    texts: {
      parent: {
        en: 'I am 18 or older, and a parent or legal guardian of each child whom I add. I agree that Pravesh keeps what I write here about me and the children, to run my account and to send my applications to the institutes that I choose. I can withdraw this at any time.',
        hi: 'मेरी उम्र 18 साल या उससे ज़्यादा है, और जिस बच्चे को मैं जोड़ूँ उसके माता-पिता या क़ानूनी अभिभावक में से मैं हूँ। मैं सहमत हूँ कि मैं यहाँ अपने और बच्चों के बारे में जो लिखूँ उसे प्रवेश मेरा खाता चलाने और मेरे आवेदन मेरे चुने संस्थानों को भेजने के लिए रखे। मैं यह सहमति कभी भी वापस ले सकता या सकती हूँ।',
      },
      guardian: {
        en: 'I am 18 or older, and a parent or legal guardian of {name}. I have read what is written above, and I agree that {name} has an account with Pravesh, which keeps what is written in it and sends it to the schools and colleges that are chosen. I can withdraw this at any time.',
        hi: 'मेरी उम्र 18 साल या उससे ज़्यादा है, और मैं {name} के माता-पिता या क़ानूनी अभिभावक में से हूँ। मैंने ऊपर लिखा पढ़ा है, और मैं सहमत हूँ कि {name} का प्रवेश पर खाता हो, जो उसमें लिखी बातें रखे और चुने हुए स्कूलों और कॉलेजों को भेजे। मैं यह सहमति कभी भी वापस ले सकता या सकती हूँ।',
      },
    },
  },
]

/** A page that was opened before new words were published is still sent with the old ones: for so many days. */
const consentGraceDays = 30

const forPurpose = (purpose: ConsentPurpose, list: readonly Consent[]) => list.filter(({ texts }) => texts[purpose])
const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The current version. */
export function currentConsent(purpose: ConsentPurpose, list: readonly Consent[] = consents): Consent {
  const current = forPurpose(purpose, list).at(-1)
  if (!current) throw new Error(`No consent text is for ${purpose}`)
  return current
}
/** Whether a person may have read this version recently: the current one, or one that was current until `consentGraceDays` before `day`. */
export function isConsentTaken(
  purpose: ConsentPurpose,
  version: string,
  day: string,
  list: readonly Consent[] = consents,
): boolean {
  const versions = forPurpose(purpose, list)
  const index = versions.findIndex((consent) => consent.version === version)
  const next = versions[index + 1]
  return index >= 0 && (next === undefined || day <= addDays(next.published, consentGraceDays))
}
/** The text of a version; undefined where it never existed, or had another purpose. */
export function consentText(
  purpose: ConsentPurpose,
  version: string,
  language: Language,
  values: { name?: string } = {},
): string | undefined {
  const text = consents.find((consent) => consent.version === version)?.texts[purpose]?.[language]
  return text === undefined ? undefined : fill(text, values, language)
}
