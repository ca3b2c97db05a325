import { isForeign } from '../place/foreign.ts'
import type { Cells, Preset } from '../preset.ts'

/** States of each regional office, for the rows without a state. */
const regions: Readonly<Record<string, readonly string[]>> = {
  AGRA: ['UP'],
  AHMEDABAD: ['GJ', 'DH'],
  BANGALORE: ['KA'],
  BHOPAL: ['MP'],
  BHUBANESWAR: ['OD'],
  CHANDIGARH: ['PB', 'CH'],
  CHENNAI: ['TN', 'PY'],
  DEHRADUN: ['UK'],
  DELHI: ['DL'],
  ERNAKULAM: ['KL', 'LD'],
  GURGAON: ['HR', 'HP'],
  GUWAHATI: ['AS', 'ML'],
  HYDERABAD: ['TS', 'AP'],
  JABALPUR: ['MP'],
  JAIPUR: ['RJ'],
  JAMMU: ['JK', 'LA'],
  KOLKATA: ['WB', 'SK', 'AN'],
  LUCKNOW: ['UP'],
  MUMBAI: ['MH', 'GA'],
  PATNA: ['BR'],
  RAIPUR: ['CG'],
  RANCHI: ['JH'],
  SILCHAR: ['TR', 'MN', 'MZ', 'AS'],
  TINSUKIA: ['AS', 'AR', 'NL'],
  VARANASI: ['UP'],
}

/** `KV N0.1 AGRA  (SHIFT-II)` → `Kendriya Vidyalaya No. 1 AGRA (Shift II)`. */
function expandName(name: string): string {
  return name
    .replace(/\s+/g, ' ')
    .replace(/^\s*(?:K\.?\s?V\.?|KENDRIYA VIDYALAYA?)\s+/i, 'KENDRIYA VIDYALAYA ')
    .replace(/\bN0\b/gi, 'NO')
    .replace(/\bNO\s*[.-]?\s*(?=\d|[IVX]+\b)/gi, 'NO. ')
    .replace(/(?<=VIDYALAYA )(?=\d\b)/, 'NO. ')
    .replace(/\(SHIFT-?\s*(I+)\)/i, '(SHIFT $1)')
}

const notATown =
  /^(?:cantt|camp|shift|colony|colliery|railway|area|sector|school|campus|project|lines?|nagar|town|port|grounds|north|south|east|west|gama)$/i

/** The town that a name in proper case ends in (`KV RRC, Fatehgarh`), for names that mention no place we know. */
function townOf(name: string): string {
  const parts = name
    .replace(/\([^)]*\)/g, ' ')
    .replace(/^KENDRIYA VIDYALAYA\s*/i, '')
    .split(/[\s,.-]+/)
    .filter((word) => /^\p{Lu}\p{Ll}{3,}$/u.test(word) && !notATown.test(word))
  return parts.at(-1) ?? ''
}

function prepare(cells: Cells): Cells {
  const name = expandName(cells.name ?? '')
  const abroad = isForeign(cells.region ?? '') ? 'Abroad' : ''
  const enrolled = Number(cells.students) > 0 ? cells.students : ''
  return { ...cells, name, students: enrolled, state: abroad || cells.state || '', classes: cells.classes ?? '' }
}

/** The Sangathan's list of its schools with the pupils enrolled. A row carries no address; its name holds the town. */
export const kendriyaVidyalaya: Preset = {
  name: 'kendriya-vidyalaya',
  kind: 'school',
  title: 'Kendriya Vidyalaya Sangathan, list of schools (2026)',
  signature: ['kv_code', 'name', 'state', 'region', 'classes', 'total_enrolled'],
  columns: {
    key: 'kv_code',
    name: 'name',
    state: 'state',
    region: 'region',
    classes: 'classes',
    students: 'total_enrolled',
  },
  key: { scheme: 'kv', of: 'key', shape: /^\d{4,6}$/, called: 'school code' },
  source: {
    name: 'Kendriya Vidyalaya list of schools, in a public copy',
    asOf: '2026',
    tier: 'reported',
  },
  weight: 1,
  defaults: { board: 'cbse', schoolType: 'kendriya-vidyalaya', management: 'central-government', gender: 'co-ed' },
  prepare,
  candidates: (cells) => regions[(cells.region ?? '').toUpperCase()],
  townOf,
  guessed: ['city'],
  meets: { name: /./, among: 'Kendriya Vidyalaya %' },
}
