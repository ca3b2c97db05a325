/** Names of landscapes in `cover-land.svg`. */
type Landscape =
  | 'himalaya'
  | 'range'
  | 'hills'
  | 'ghats'
  | 'coast'
  | 'island'
  | 'plain'
  | 'desert'
  | 'delta'
  | 'city'
  | 'plateau'
/** Names of trees in `cover-land.svg`. */
type Tree = 'palm' | 'deodar' | 'neem' | 'banyan' | 'khejri' | 'poplar'
/** Colours of the ground and its plants. */
type Ground = 'green' | 'lush' | 'dry' | 'sand'

export interface Region {
  landscapes: readonly Landscape[]
  trees: readonly Tree[]
  ground: Ground
}

const mountains: Region = { landscapes: ['himalaya', 'range'], trees: ['deodar', 'deodar', 'poplar'], ground: 'green' }
const coldDesert: Region = { landscapes: ['range'], trees: ['poplar'], ground: 'dry' }
const greenHills: Region = { landscapes: ['hills'], trees: ['neem', 'deodar', 'palm'], ground: 'lush' }
const riverValley: Region = { landscapes: ['delta', 'hills', 'plain'], trees: ['banyan', 'palm'], ground: 'lush' }
const riverPlain: Region = { landscapes: ['plain'], trees: ['neem', 'banyan', 'neem'], ground: 'green' }
const delta: Region = { landscapes: ['delta', 'delta', 'plain'], trees: ['palm', 'banyan'], ground: 'lush' }
const plateau: Region = { landscapes: ['plateau', 'plain'], trees: ['neem', 'banyan'], ground: 'dry' }
const westernGhats: Region = { landscapes: ['ghats', 'ghats', 'plateau'], trees: ['neem', 'banyan'], ground: 'green' }
const lushCoast: Region = { landscapes: ['coast', 'delta', 'hills'], trees: ['palm'], ground: 'lush' }
const dryCoast: Region = { landscapes: ['coast', 'plain'], trees: ['palm', 'neem'], ground: 'dry' }
const islands: Region = { landscapes: ['island'], trees: ['palm'], ground: 'sand' }
const desert: Region = { landscapes: ['desert', 'desert', 'plateau'], trees: ['khejri', 'neem'], ground: 'sand' }

const regions: Readonly<Record<string, Region>> = {
  AN: islands,
  AP: dryCoast,
  AR: mountains,
  AS: riverValley,
  BR: riverPlain,
  CG: plateau,
  CH: riverPlain,
  DH: lushCoast,
  DL: riverPlain,
  GA: lushCoast,
  GJ: dryCoast,
  HP: mountains,
  HR: riverPlain,
  JH: plateau,
  JK: mountains,
  KA: { landscapes: ['plateau', 'ghats'], trees: ['neem', 'palm', 'banyan'], ground: 'green' },
  KL: lushCoast,
  LA: coldDesert,
  LD: islands,
  MH: westernGhats,
  ML: greenHills,
  MN: greenHills,
  MP: plateau,
  MZ: greenHills,
  NL: greenHills,
  OD: { landscapes: ['coast', 'plain', 'hills'], trees: ['palm', 'banyan'], ground: 'green' },
  PB: riverPlain,
  PY: lushCoast,
  RJ: desert,
  SK: mountains,
  TN: { landscapes: ['plain', 'coast', 'plateau'], trees: ['palm', 'palm', 'neem'], ground: 'green' },
  TR: greenHills,
  TS: plateau,
  UK: mountains,
  UP: riverPlain,
  WB: delta,
}

/** Cities whose towers are seen from everywhere, by their address. */
const skylines = new Set([
  ...['new-delhi', 'delhi', 'noida', 'gurugram', 'mumbai', 'navi-mumbai', 'thane', 'pune', 'kolkata', 'chennai'],
  ...['bengaluru', 'bangalore', 'hyderabad', 'ahmedabad', 'surat', 'chandigarh', 'kanpur', 'lucknow', 'nagpur'],
])

/** What the land around a place looks like; a large city shows its towers beside its region's own land. */
export function regionOf(stateCode: string, cityUrl: string): Region {
  const region = regions[stateCode] ?? riverPlain
  if (!skylines.has(cityUrl)) return region
  return { ...region, landscapes: ['city', 'city', ...region.landscapes] }
}
