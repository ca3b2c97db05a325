import { fill } from '../translate/fill.ts'
import type { Language } from '../translate/language.ts'

type InLanguages = Readonly<Record<Language, string>>

/** Why a row of a register is rejected. */
const rejects = {
  'no-name': { en: 'No name', hi: 'नाम नहीं' },
  'no-state': { en: 'No state given, and none can be told', hi: 'राज्य नहीं दिया, और पता भी नहीं चलता' },
  'unknown-state': { en: 'Not a state of India: {state}', hi: 'भारत का राज्य नहीं: {state}' },
  abroad: { en: 'Outside India: {place}', hi: 'भारत से बाहर: {place}' },
  'no-key': { en: 'No {key}', hi: '{key} नहीं' },
  'wrong-key': { en: 'Not a valid {key}: {value}', hi: 'सही {key} नहीं: {value}' },
  'lost-digits': {
    en: 'A spreadsheet has cut digits off the {key}: {value}. Format the column as text in the original file',
    hi: 'स्प्रेडशीट ने {key} के अंक काट दिए: {value}। मूल फ़ाइल में कॉलम को टेक्स्ट बनाएँ',
  },
  'same-name': {
    en: 'May be the same as {name}, {place} (/{url}): no number tells them apart. Choose when importing, or put {url} into a column “url”',
    hi: 'शायद {name}, {place} (/{url}) ही है: कोई संख्या इन्हें अलग नहीं करती। आयात करते समय चुनें, या “url” कॉलम में {url} लिखें',
  },
  'new-place': {
    en: 'The catalogue has no {city} in {state}, and it is not to be added',
    hi: 'सूची में {state} का {city} नहीं है, और उसे जोड़ना नहीं चुना गया',
  },
  cells: { en: 'Has {cells} cells where the header has {width}', hi: '{cells} खाने हैं, शीर्षक में {width}' },
  'long-cell': {
    en: 'Has a cell of more than {most} characters: a quote may be open',
    hi: 'एक खाने में {most} से ज़्यादा अक्षर हैं: शायद कोई उद्धरण चिह्न खुला है',
  },
  repeats: { en: 'Repeats row {row}: {key}', hi: 'पंक्ति {row} की नकल: {key}' },
  'same-key': { en: 'Has the same key as row {row}: {key}', hi: 'पंक्ति {row} वाली ही कुंजी: {key}' },
  'open-quote': {
    en: 'A quotation mark opens in this row and is not closed: check its cells',
    hi: 'इस पंक्ति में एक उद्धरण चिह्न खुलता है और बंद नहीं होता: इसके खाने जाँचें',
  },
  'unknown-college': { en: 'No college of this name: {name}', hi: 'इस नाम का कोई कॉलेज नहीं: {name}' },
  'several-colleges': { en: 'More than one college has this name: {name}', hi: 'इस नाम के एक से ज़्यादा कॉलेज हैं: {name}' },
  unreadable: { en: 'Not a valid {field}: {value}', hi: 'सही {field} नहीं: {value}' },
  'other-ranks': { en: 'Row {row} has other ranks of the same seats', hi: 'पंक्ति {row} में इन्हीं सीटों की दूसरी रैंक हैं' },
  'header-again': { en: 'The header once more, left out', hi: 'शीर्षक दोबारा आया है, छोड़ा गया' },
  total: { en: 'A line of totals, left out', hi: 'जोड़ की पंक्ति, छोड़ी गई' },
  text: { en: '{text}', hi: '{text}' },
} as const satisfies Record<string, InLanguages>

/** Why a cell is left out, or read as something else. */
const notes = {
  'pincode-digits': { en: 'not a PIN code, left out', hi: 'पिन कोड नहीं, छोड़ा गया' },
  'pincode-state': { en: 'not a PIN code of this state, left out', hi: 'इस राज्य का पिन कोड नहीं, छोड़ा गया' },
  website: { en: 'not a web address, left out', hi: 'वेब पता नहीं, छोड़ा गया' },
  'website-other': { en: 'seems to be the site of another, left out', hi: 'किसी और की साइट लगती है, छोड़ी गई' },
  year: { en: 'not a year that can be right, left out', hi: 'सही साल नहीं, छोड़ा गया' },
  choice: { en: 'not one of the choices, left out', hi: 'विकल्पों में नहीं, छोड़ा गया' },
  number: { en: 'not a whole number in the bounds, left out', hi: 'सीमा के भीतर पूर्ण संख्या नहीं, छोड़ा गया' },
  format: { en: 'not of the right form, left out', hi: 'सही रूप में नहीं, छोड़ा गया' },
  classes: { en: 'no classes can be read from it, left out', hi: 'कक्षाएँ समझ नहीं आईं, छोड़ा गया' },
  'state-from-district': {
    en: 'not a state of India; the state was read from the district',
    hi: 'भारत का राज्य नहीं; राज्य ज़िले से लिया गया',
  },
  'zero-restored': {
    en: 'lacks the 0 at its beginning, which a spreadsheet drops; read with it',
    hi: 'शुरू का 0 नहीं है, जो स्प्रेडशीट हटा देती है; उसके साथ पढ़ा गया',
  },
  'digits-lost': { en: 'a spreadsheet has cut digits off, left out', hi: 'स्प्रेडशीट ने अंक काट दिए, छोड़ा गया' },
  'state-inferred': {
    en: 'not a state of India; the state was read from the address, PIN or UDISE code',
    hi: 'भारत का राज्य नहीं; राज्य पते, पिन या UDISE कोड से लिया गया',
  },
  'district-elsewhere': { en: 'a district of another state, left out', hi: 'दूसरे राज्य का ज़िला, छोड़ा गया' },
} as const satisfies Record<string, InLanguages>

/** The registers' names of their keys, in Hindi. */
const keyNames: Readonly<Record<string, string>> = {
  'affiliation number': 'संबद्धता संख्या',
  'AISHE code': 'AISHE कोड',
  'AICTE id': 'AICTE संख्या',
  'school code': 'स्कूल कोड',
  key: 'कुंजी',
}

type Reason = { code: keyof typeof rejects; values: Readonly<Record<string, string>> }
const namedKeys: readonly Reason['code'][] = ['no-key', 'wrong-key', 'lost-digits']

/** Why a row is rejected, as a sentence. */
export function rejectText({ code, values }: Reason, language: Language): string {
  const { key = '' } = values
  const keyName = language === 'hi' && namedKeys.includes(code) ? keyNames[key] : undefined
  return fill(rejects[code][language], keyName ? { ...values, key: keyName } : values, language)
}
/** Why a cell is left out, or read as something else, as the end of a sentence. */
export const noteText = (code: keyof typeof notes, language: Language): string => notes[code][language]
