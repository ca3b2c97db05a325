import type { MailEventName, mailEvents } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import { mailTexts } from '../compose.ts'

type Variable = (typeof mailEvents)[MailEventName]['variables'][number]
type Values = Readonly<Record<Variable, string>>
type SomeValues = Readonly<Partial<Values>>

const english: Omit<Values, 'link' | 'stop' | 'settings' | 'end'> = {
  name: 'Asha Rao',
  account: 'your account for colleges',
  password: 'SAMP-LE23-DEMO',
  minutes: '30',
  code: '246810',
  what: 'your password',
  note: 'Bring the original mark sheet to the school by Monday.',
  when: '29 Nov 2026, 10:15',
  device: 'Chrome on Android',
  by: 'Ravi Kumar',
  team: 'Pravesh',
  role: 'Editor',
  hours: '48',
  reason: 'The phone number of the institute could not be reached.',
  date: '29 Nov 2026',
  years: '3',
  reference: 'PR-SAMPLE23',
  readBy: 'Modern School and the Pravesh staff',
  subject: 'A fee was asked for twice',
  institute: 'Modern School',
  reply: 'Admission to class 6 opens on 1 December. The form is on our page.',
  question: 'When does admission to class 6 open?',
  applicant: 'Kabir Rao',
  state: 'shortlisted',
  next: 'The school calls you to an interaction',
  message: 'Please send a clearer copy of the birth certificate.',
  day: '5 December',
  draw: 'Class 1, open seats',
  place: '12 of 80',
  amount: '₹1,200',
  receipt: 'PR-2026-000123',
  email: 'office@modern-school.example',
  days: '7',
  matter: 'the name',
  decision: 'accepted',
  summary: '2 new questions',
  news: 'Modern School: a new question, Asha\nModern School: a new application, Kabir',
}
const hindi: typeof english = {
  ...english,
  name: 'आशा राव',
  account: 'कॉलेज वाले खाते',
  what: 'आपका पासवर्ड',
  note: 'सोमवार तक स्कूल में असली अंकपत्र दिखाइए।',
  when: '29 नवंबर 2026, 10:15',
  device: 'Android पर Chrome',
  by: 'रवि कुमार',
  team: 'प्रवेश',
  role: 'संपादक',
  reason: 'संस्थान के फ़ोन नंबर पर बात नहीं हो सकी।',
  date: '29 नवंबर 2026',
  readBy: 'मॉडर्न स्कूल और प्रवेश का दफ़्तर',
  subject: 'फ़ीस दो बार माँगी गई',
  institute: 'मॉडर्न स्कूल',
  reply: 'कक्षा 6 में प्रवेश 1 दिसंबर से शुरू है। फ़ॉर्म हमारे पन्ने पर है।',
  question: 'कक्षा 6 में प्रवेश कब शुरू होगा?',
  applicant: 'कबीर राव',
  state: 'शॉर्टलिस्ट हो गया',
  next: 'स्कूल आपको बातचीत के लिए बुलाएगा',
  message: 'जन्म प्रमाणपत्र की साफ़ प्रति भेजिए।',
  day: '5 दिसंबर',
  draw: 'कक्षा 1, खुली सीटें',
  place: '80 में 12',
  matter: 'नाम',
  decision: 'मान लिया गया है',
  summary: '2 नए सवाल',
  news: 'मॉडर्न स्कूल: एक नया सवाल, आशा\nमॉडर्न स्कूल: एक नया आवेदन, कबीर',
}

/** The code of a family in a draw of lots. */
const lotsCode = '1204-9f86d081884c7d659a2feaa0c55ad015'
/** Examples of values that mean something else in one mail than in the others. */
const ofEvent: Partial<Record<MailEventName, Record<Language, SomeValues>>> = {
  'account.changed': {
    en: { note: 'Everybody else was signed out.' },
    hi: { note: 'बाकी सबको साइन आउट कर दिया गया है।' },
  },
  'draw.listed': { en: { code: lotsCode }, hi: { code: lotsCode } },
  'draw.drawn': {
    en: { code: lotsCode, note: mailTexts.en.lots.drawn(40) },
    hi: { code: lotsCode, note: mailTexts.hi.lots.drawn(40) },
  },
  'draw.cancelled': {
    en: { reason: 'Seats were added: a new draw is announced.' },
    hi: { reason: 'सीटें बढ़ीं: नई लॉटरी घोषित होगी।' },
  },
  'erasure.requested': {
    en: { what: 'your account and everything in it' },
    hi: { what: 'आपका खाता और उसमें सब कुछ' },
  },
  'grievance.received': { en: { by: '14 Dec 2026' }, hi: { by: '14 दिसंबर 2026' } },
  'partner.received': { en: { name: 'Ravi Kumar' }, hi: { name: 'रवि कुमार' } },
  'proposal.decided': {
    en: { note: 'The new name is on your page.' },
    hi: { note: 'नया नाम आपके पन्ने पर है।' },
  },
}

/** Example values of a mail in a language, for previews and tests. Their links lead to the site's first page: they change nothing. */
export function exampleValues(event: MailEventName, language: Language, origin: string): Values {
  const link = `${origin}${language === 'hi' ? '/hi' : ''}/`
  const links = { link, stop: link, settings: link, end: link }
  return { ...(language === 'hi' ? hindi : english), ...links, ...ofEvent[event]?.[language] }
}
