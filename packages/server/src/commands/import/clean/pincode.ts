/** First two digits of the postal codes of each state, by its code. */
const zones: Readonly<Record<string, string>> = {
  AN: '74',
  AP: '50 51 52 53',
  AR: '79',
  AS: '78',
  BR: '80 81 82 83 84 85',
  CH: '14 16',
  CG: '49',
  DH: '36 39',
  DL: '11',
  GA: '40',
  GJ: '36 37 38 39',
  HR: '12 13',
  HP: '17',
  JK: '18 19',
  JH: '81 82 83',
  KA: '56 57 58 59',
  KL: '67 68 69',
  LA: '19',
  LD: '68',
  MP: '45 46 47 48',
  MH: '40 41 42 43 44',
  MN: '79',
  ML: '78 79',
  MZ: '79',
  NL: '79',
  OD: '75 76 77',
  PY: '53 60 67',
  PB: '14 15 16',
  RJ: '30 31 32 33 34',
  SK: '73',
  TN: '60 61 62 63 64',
  TS: '50',
  TR: '79',
  UP: '20 21 22 23 24 25 26 27 28',
  UK: '24 26',
  WB: '70 71 72 73 74',
}

/** Whether a postal code can lie in the state. A code ending in 000 names no delivery office. */
export function pincodeFits(pincode: string, stateCode: string): boolean {
  return (
    /^[1-8]\d{5}$/.test(pincode) && !pincode.endsWith('000') && (zones[stateCode] ?? '').includes(pincode.slice(0, 2))
  )
}

const labelled = /[\s,;.(-]*\bpin\s*(?:code)?\b\s*(?:no\.?)?[\s.:\-–]*([1-9]\d{2})[\s-]?(\d{3})(?!\d)\)?/i
const afterDash = /\s*[-–]\s*([1-9]\d{2})\s?(\d{3})(?![\d/])/
const atEnd = /[\s,;.(\-–]*(?<![\d/])([1-9]\d{2})[\s-]?(\d{3})\)?[\s.,]*$/

/** Splits the postal code off an address: the one after the word “pin”, else at the end, else after a dash. */
export function splitPincode(address: string): { text: string; pincode: string } {
  const match = labelled.exec(address) ?? atEnd.exec(address) ?? afterDash.exec(address)
  if (!match) return { text: address, pincode: '' }
  const text = (address.slice(0, match.index) + address.slice(match.index + match[0].length)).trim()
  return { text: text.replace(/[\s,;:\-–]+$/, ''), pincode: `${match[1]}${match[2]}` }
}
