import { applicationChoice as englishChoice } from '../consoles/en/application/application-choice.ts'
import { applicationField as english } from '../consoles/en/application/application-field.ts'
import { applicationChoice as hindiChoice } from '../consoles/hi/application/application-choice.ts'
import { applicationField as hindi } from '../consoles/hi/application/application-field.ts'
import type { Language } from '../translate/language.ts'

/** Sections of a family's copy of its data, in the order of the page. */
export const exportSections = [
  'profile',
  'consents',
  'nominee',
  'second-factor',
  'access',
  'manage-child',
  'child-common-form',
  'child-guardians',
  'shared-children',
  'application-form',
  'shortlist',
  'sent',
  'documents',
  'college-doc',
  'institute-payment',
  'bank-detail',
  'my-cart',
  'enquiry',
  'notices',
  'review',
  'sessions',
  'erasures',
] as const
export type ExportSection = (typeof exportSections)[number]

type ExportTexts = {
  title: string
  lead: string
  yes: string
  no: string
  nothing: string
  lostFile: string
  sections: Record<ExportSection, string>
}

const texts: Record<Language, ExportTexts> = {
  en: {
    title: 'What Pravesh keeps about you',
    lead: 'Everything that is stored under your account on {date}. The same for programs is in data.json. Files that you uploaded, and receipts, are in the folders next to this page.',
    yes: 'yes',
    no: 'no',
    nothing: 'Nothing',
    lostFile: 'This file is not in our storage.',
    sections: {
      profile: 'Profile',
      consents: 'What was agreed to',
      'second-factor': 'Second step of signing in: authenticator app and passkeys',
      nominee: 'Who uses your rights if you die or cannot',
      access: 'Who may read your applications, and who has read them',
      'manage-child': 'Children',
      'child-common-form': 'Forms of children',
      'child-guardians': 'Second guardians of your children',
      'shared-children': 'Children of others that you see',
      'application-form': 'Form for colleges',
      shortlist: 'Shortlist and applications',
      sent: 'What was sent with each application',
      documents: 'Documents',
      'college-doc': 'Documents for colleges',
      'institute-payment': 'Payments',
      'bank-detail': 'Account for refunds',
      'my-cart': 'Cart',
      enquiry: 'Questions, with replies and who saw your contact',
      notices: 'News, and how you are told',
      review: 'Reviews',
      sessions: 'Where you are signed in',
      erasures: 'What you asked to erase',
    },
  },
  hi: {
    title: 'प्रवेश आपके बारे में क्या रखता है',
    lead: '{date} को आपके खाते में रखी सारी जानकारी। प्रोग्रामों के लिए यही data.json में है। आपकी अपलोड की हुई फ़ाइलें और रसीदें इस पन्ने के साथ के फ़ोल्डरों में हैं।',
    yes: 'हाँ',
    no: 'नहीं',
    nothing: 'कुछ नहीं',
    lostFile: 'यह फ़ाइल हमारे भंडार में नहीं है।',
    sections: {
      profile: 'प्रोफ़ाइल',
      consents: 'किस पर सहमति दी गई',
      'second-factor': 'साइन इन का दूसरा चरण: ऑथेंटिकेटर ऐप और पासकी',
      nominee: 'आपकी मृत्यु या असमर्थता में आपके अधिकार कौन काम में ले',
      access: 'आपके आवेदन कौन पढ़ सकता है, और किसने पढ़े',
      'manage-child': 'बच्चे',
      'child-common-form': 'बच्चों के फ़ॉर्म',
      'child-guardians': 'आपके बच्चों के दूसरे अभिभावक',
      'shared-children': 'दूसरों के बच्चे जिन्हें आप देखते हैं',
      'application-form': 'कॉलेजों का फ़ॉर्म',
      shortlist: 'चुनी हुई सूची और आवेदन',
      sent: 'हर आवेदन के साथ क्या भेजा गया',
      documents: 'दस्तावेज़',
      'college-doc': 'कॉलेजों के दस्तावेज़',
      'institute-payment': 'भुगतान',
      'bank-detail': 'वापसी का बैंक खाता',
      'my-cart': 'कार्ट',
      enquiry: 'सवाल, उनके जवाब और आपका संपर्क किसने देखा',
      notices: 'ख़बरें, और आपको कैसे बताया जाता है',
      review: 'समीक्षाएँ',
      sessions: 'आप कहाँ साइन इन हैं',
      erasures: 'आपने क्या मिटाने को कहा',
    },
  },
}

/** Texts of a family's copy of its data. */
export const exportTexts = (language: Language): ExportTexts => texts[language]

const fields: Record<Language, Readonly<Record<string, string>>> = { en: english, hi: hindi }
/** The label of a field of a family's record; where none is known, its name in words: `createdAt` is “Created at”. */
export function exportLabel(language: Language, name: string): string {
  const known = fields[language][name]
  if (known) return known
  const words = name.replace(/[_-]/g, ' ').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const choices: Record<Language, Readonly<Record<string, string>>> = { en: englishChoice, hi: hindiChoice }
/** A choice of a family's form as words; any other text as it is. */
export const exportChoice = (language: Language, value: string): string => choices[language][value] ?? value
