/** Folds a place name to its letters: `DADAR & NAGAR HAVELI` → `dadarandnagarhaveli`. */
export const fold = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z]/g, '')

/** Codes of the 36 states and union territories, with every spelling of the registers in addition to the official one. */
const spellings: Readonly<Record<string, string>> = {
  AN: 'Andaman and Nicobar Islands; Andaman and Nicobar; Andamans; A and N Islands',
  AP: 'Andhra Pradesh; Andra Pradesh',
  AR: 'Arunachal Pradesh; Arunanchal Pradesh',
  AS: 'Assam; Asam',
  BR: 'Bihar',
  CH: 'Chandigarh; Chandigarh UT; UT of Chandigarh',
  CG: 'Chhattisgarh; Chhatisgarh; Chattisgarh; Chatisgarh; Chhattishgarh',
  DH: 'Dadra and Nagar Haveli and Daman and Diu; The Dadra and Nagar Haveli and Daman and Diu; Dadra and Nagar Haveli; Dadar and Nagar Haveli; Daman and Diu; Daman; Diu',
  DL: 'Delhi; NCT of Delhi; National Capital Territory of Delhi; New Delhi; Delhi NCT',
  GA: 'Goa',
  GJ: 'Gujarat; Gujrat',
  HP: 'Himachal Pradesh; Himanchal Pradesh',
  HR: 'Haryana; Hariyana',
  JH: 'Jharkhand; Jharkand',
  JK: 'Jammu and Kashmir; Jammu Kashmir; UT of Jammu and Kashmir',
  KA: 'Karnataka; Karnatka',
  KL: 'Kerala; Kerela',
  LA: 'Ladakh; Union Territory of Ladakh; UT of Ladakh; Ladakh UT',
  LD: 'Lakshadweep; Lakshadeep; Laccadives',
  MH: 'Maharashtra; Maharastra',
  ML: 'Meghalaya',
  MN: 'Manipur',
  MP: 'Madhya Pradesh; Madhyapradesh; Madhya Pradhesh',
  MZ: 'Mizoram',
  NL: 'Nagaland',
  OD: 'Odisha; Orissa; Odissa',
  PB: 'Punjab; Panjab',
  PY: 'Puducherry; Pondicherry; Pondichery',
  RJ: 'Rajasthan; Rajastan',
  SK: 'Sikkim',
  TN: 'Tamil Nadu; Tamilnadu; Tamil Nadu State',
  TR: 'Tripura',
  TS: 'Telangana; Telengana',
  UK: 'Uttarakhand; Uttrakhand; Uttaranchal; Uttarkhand',
  UP: 'Uttar Pradesh; Uttarpradesh',
  WB: 'West Bengal; Westbengal; Paschim Banga',
}

const codes = new Map(
  Object.entries(spellings).flatMap(([code, names]) => names.split(';').map((name) => [fold(name), code] as const)),
)

/** The code of a state as any register spells it; undefined when it is none of the 36. */
export const stateCode = (name: string): string | undefined => codes.get(fold(name))

/** All 36 codes. */
export const stateCodes: readonly string[] = Object.keys(spellings)
