import type { Language } from '../translate/language.ts'

/** Common reasons for rejecting a review, in the languages of authors: the author's language may differ from the administrator's. */
export const reviewReasons = {
  person: {
    en: 'Your review names or describes a single person. Please write about the institute without naming anybody.',
    hi: 'आपकी समीक्षा किसी एक व्यक्ति का नाम या पहचान बताती है। कृपया किसी का नाम लिए बिना संस्थान के बारे में लिखें।',
  },
  insult: {
    en: 'Your review insults. Please say what happened in plain words.',
    hi: 'आपकी समीक्षा अपमान करती है। कृपया सीधे शब्दों में लिखें कि क्या हुआ।',
  },
  short: {
    en: 'Your review says too little to help other families. Please add what you saw yourself.',
    hi: 'आपकी समीक्षा में दूसरे परिवारों के काम का बहुत कम है। कृपया जो आपने खुद देखा वह जोड़ें।',
  },
  advertising: {
    en: 'Your review advertises. Please write about your own time at the institute.',
    hi: 'आपकी समीक्षा विज्ञापन है। कृपया संस्थान में अपने अनुभव के बारे में लिखें।',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>
