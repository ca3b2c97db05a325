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

const zonesOf = (stateCode: string): readonly string[] => (zones[stateCode] ?? '').split(' ')

/** Whether a postal code can lie in the state. A code ending in 000 names no delivery office. */
export const pincodeFits = (pincode: string, stateCode: string): boolean =>
  /^[1-8]\d{5}$/.test(pincode) && !pincode.endsWith('000') && zonesOf(stateCode).includes(pincode.slice(0, 2))

/** Codes of the states that a postal code can lie in. */
export const statesOfPincode = (pincode: string): string[] =>
  Object.keys(zones).filter((stateCode) => pincodeFits(pincode, stateCode))
