import { formatNumber } from '../format/numbers.ts'
import { fill } from '../translate/fill.ts'
import type { Language } from '../translate/language.ts'

const sentences = {
  en: {
    used: 'Your documents take {used} MB of {limit} MB.',
    remove: 'Remove a document, or choose a smaller file.',
    check: 'Check your mobile number in your profile to have {larger} MB, or remove a document.',
    most: 'At most {count} documents',
  },
  hi: {
    used: 'आपके दस्तावेज़ {limit} MB में से {used} MB लेते हैं।',
    remove: 'कोई दस्तावेज़ हटाएँ या छोटी फ़ाइल चुनें।',
    check: '{larger} MB पाने के लिए प्रोफ़ाइल में अपना मोबाइल नंबर जाँचें, या कोई दस्तावेज़ हटाएँ।',
    most: 'ज़्यादा से ज़्यादा {count} दस्तावेज़',
  },
} as const

const inMegabytes = (bytes: number, language: Language) => formatNumber(bytes / (1024 * 1024), language, 1)

/** The reason why a file does not fit with an account's documents: used and total bytes; `larger` if a verified mobile raises the limit. */
export function documentSpaceMessage(
  { used, limit, larger }: { used: number; limit: number; larger?: number | undefined },
  language: Language,
): string {
  const { used: usedText, remove, check } = sentences[language]
  const values = { used: inMegabytes(used, language), limit: inMegabytes(limit, language) }
  const advice = larger === undefined ? remove : fill(check, { larger: inMegabytes(larger, language) }, language)
  return `${fill(usedText, values, language)} ${advice}`
}

/** Why an account gets no further document. */
export const documentCountMessage = (count: number, language: Language): string =>
  fill(sentences[language].most, { count }, language)
