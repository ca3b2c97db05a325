import type { WordGroup } from '../word-group.ts'

/** By slug of the state. */
const namesByState: Readonly<Record<string, readonly string[]>> = {
  bihar: ['bseb'],
  haryana: ['hbse', 'bseh'],
  rajasthan: ['rbse', 'bser'],
  maharashtra: ['msbshse'],
  gujarat: ['gseb', 'gshseb'],
  'west-bengal': ['wbbse', 'wbchse'],
  'madhya-pradesh': ['mpbse'],
  chhattisgarh: ['cgbse'],
  'himachal-pradesh': ['hpbose'],
  punjab: ['pseb'],
  uttarakhand: ['ubse'],
  jharkhand: ['jac'],
  kerala: ['scert', 'kerala board'],
  karnataka: ['kseeb', 'kseab'],
  telangana: ['bsetelangana'],
  'andhra-pradesh': ['bseap'],
  goa: ['gbshse'],
  'jammu-and-kashmir': ['jkbose'],
  'uttar-pradesh': ['upmsp'],
  assam: ['seba', 'ahsec'],
  odisha: ['bse odisha', 'chse odisha'],
  tripura: ['tbse'],
  manipur: ['bsem'],
  nagaland: ['nbse'],
  mizoram: ['mbse'],
  meghalaya: ['mbose'],
}

/** The boards of states: all are one board of the catalogue, and imply the state where no place is named. */
export const stateBoardGroups: readonly WordGroup[] = Object.entries(namesByState).map(([state, names]) => ({
  type: 'board',
  value: 'state-board',
  kinds: ['school'],
  cost: 0.1,
  phrases: names.join(';'),
  state,
}))
