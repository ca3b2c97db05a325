/**
 * Folds a name for comparison, in any script: Unicode NFC in lower case without accents of Latin letters, joiners, spaces and signs.
 * `DADAR & NAGAR HAVELI` → `dadarandnagarhaveli`, `No. 1` → `no1`. Numbers stay apart: `1/2` is not `12`.
 */
export const fold = (name: string): string => (ascii.test(name) ? name.toLowerCase() : foldAny(name))
/** Most names of places: nothing of them but capitals is folded. */
const ascii = /^[A-Za-z]*$/
const foldAny = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/(?<=\p{N})[^\p{L}\p{M}\p{N}]+(?=\p{N})/gu, '~')
    .replace(/[^\p{L}\p{M}\p{N}~]/gu, '')

/** Codes of the 36 states and union territories, with every spelling of the registers in addition to the official one. */
const spellings: Readonly<Record<string, string>> = {
  AN: 'Andaman and Nicobar Islands; Andaman and Nicobar; Andamans; A and N Islands; अंडमान और निकोबार द्वीप समूह; अंडमान एवं निकोबार; Sri Vijaya Puram; ANI',
  AP: 'Andhra Pradesh; Andra Pradesh; आंध्र प्रदेश; आन्ध्र प्रदेश',
  AR: 'Arunachal Pradesh; Arunanchal Pradesh; अरुणाचल प्रदेश',
  AS: 'Assam; Asam; असम',
  BR: 'Bihar; बिहार',
  CH: 'Chandigarh; Chandigarh UT; UT of Chandigarh; चंडीगढ़; चण्डीगढ़',
  CG: 'Chhattisgarh; Chhatisgarh; Chattisgarh; Chatisgarh; Chhattishgarh; छत्तीसगढ़; CT',
  DH: 'Dadra and Nagar Haveli and Daman and Diu; The Dadra and Nagar Haveli and Daman and Diu; Dadra and Nagar Haveli; Dadar and Nagar Haveli; Daman and Diu; Daman; Diu; दादरा और नगर हवेली और दमन और दीव; दमन और दीव; DNH; DD; DN; DNHDD',
  DL: 'Delhi; NCT of Delhi; National Capital Territory of Delhi; New Delhi; Delhi NCT; दिल्ली; नई दिल्ली; राष्ट्रीय राजधानी क्षेत्र दिल्ली',
  GA: 'Goa; गोवा',
  GJ: 'Gujarat; Gujrat; गुजरात',
  HP: 'Himachal Pradesh; Himanchal Pradesh; हिमाचल प्रदेश',
  HR: 'Haryana; Hariyana; हरियाणा',
  JH: 'Jharkhand; Jharkand; झारखंड; झारखण्ड',
  JK: 'Jammu and Kashmir; Jammu Kashmir; UT of Jammu and Kashmir; जम्मू और कश्मीर; जम्मू एवं कश्मीर; जम्मू-कश्मीर; J & K; JNK',
  KA: 'Karnataka; Karnatka; कर्नाटक',
  KL: 'Kerala; Kerela; केरल; Keralam',
  LA: 'Ladakh; Union Territory of Ladakh; UT of Ladakh; Ladakh UT; लद्दाख',
  LD: 'Lakshadweep; Lakshadeep; Laccadives; लक्षद्वीप',
  MH: 'Maharashtra; Maharastra; महाराष्ट्र',
  ML: 'Meghalaya; मेघालय',
  MN: 'Manipur; मणिपुर',
  MP: 'Madhya Pradesh; Madhyapradesh; Madhya Pradhesh; मध्य प्रदेश',
  MZ: 'Mizoram; मिज़ोरम; मिजोरम',
  NL: 'Nagaland; नागालैंड; नागालैण्ड',
  OD: 'Odisha; Orissa; Odissa; ओडिशा; ओड़िशा; उड़ीसा; OR',
  PB: 'Punjab; Panjab; पंजाब',
  PY: 'Puducherry; Pondicherry; Pondichery; पुदुचेरी; पुडुचेरी; पांडिचेरी',
  RJ: 'Rajasthan; Rajastan; राजस्थान',
  SK: 'Sikkim; सिक्किम',
  TN: 'Tamil Nadu; Tamilnadu; Tamil Nadu State; तमिलनाडु; तमिल नाडु',
  TR: 'Tripura; त्रिपुरा',
  TS: 'Telangana; Telengana; तेलंगाना; TG',
  UK: 'Uttarakhand; Uttrakhand; Uttaranchal; Uttarkhand; उत्तराखंड; उत्तराखण्ड; UA',
  UP: 'Uttar Pradesh; Uttarpradesh; उत्तर प्रदेश',
  WB: 'West Bengal; Westbengal; Paschim Banga; पश्चिम बंगाल; Paschim Bangal',
}

const codes = new Map(
  Object.entries(spellings).flatMap(([code, names]) =>
    [code, ...names.split(';')].map((name) => [fold(name), code] as const),
  ),
)

/** Codes of the states by their number in the census of 2011 and in UDISE codes, from 1; 25 and 26 became one in 2020. */
const numbered =
  `JK HP PB CH UK HR DL RJ UP BR SK AR NL MN MZ TR ML AS WB JH OD CG MP GJ DH DH MH AP KA GA LD KL TN PY AN TS LA DH`.split(
    ' ',
  )

/** The code of a state by its number in the census, as UDISE codes begin: `09` is Uttar Pradesh. */
export const stateOfNumber = (number: string): string | undefined =>
  /^\d{1,2}$/.test(number) ? numbered[Number(number) - 1] : undefined

/** The code of a state as any register writes it: name, initials or number, with a note in brackets. Undefined when it is none of the 36. */
export const stateCode = (name: string): string | undefined =>
  codes.get(fold(name)) ?? codes.get(fold(name.replace(/\([^)]*\)?|[\d.]+/g, ''))) ?? stateOfNumber(name.trim())

/** All 36 codes. */
export const stateCodes: readonly string[] = Object.keys(spellings)

/** The state that an address ends in, before its postal code and the country: `Jatni, Khurda, Odisha - 752050`. */
export function stateAtEnd(address: string): string | undefined {
  const words = address
    .replace(/\bindia\b|[\d().]+/gi, ' ')
    .split(/[\s,;:–-]+/)
    .filter(Boolean)
  return [5, 4, 3, 2, 1]
    .filter((length) => length <= words.length)
    .map((length) => words.slice(-length).join(' '))
    .filter((text) => text.length > 3)
    .map((text) => codes.get(fold(text)))
    .find((code) => code !== undefined)
}
