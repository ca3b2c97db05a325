/** Facts that decide what a building looks like. */
export interface BuildingFacts {
  kind: 'school' | 'college'
  name: string
  /** Address of the kind of school or college, such as `kendriya-vidyalaya`. */
  type: string | undefined
  /** Year in which it was founded. */
  established: number | null
}

/** Names of buildings in `cover-historic.svg` and `cover-modern.svg`. */
const buildings = {
  old: ['domed', 'clock', 'columns'],
  oldDesert: ['haveli', 'domed', 'clock'],
  modern: ['slabs', 'fins', 'folded'],
  college: ['clock', 'fins', 'slabs', 'arches', 'columns'],
  school: ['panels', 'fins', 'clock', 'panels', 'domed', 'folded'],
  schoolDesert: ['haveli', 'panels', 'haveli'],
} as const

const bySubject: readonly (readonly [RegExp, readonly string[]])[] = [
  [/medic|aiims|nursing|pharma|dental|ayur|hospital|health/i, ['hospital']],
  [/agri|krishi|veterin|horticult|forest|dairy/i, ['farm']],
  [/\blaws?\b|legal|nlu\b|judicial/i, ['columns']],
  [/design|fashion|\bnid\b|\bnift\b|architect|\bart\b|film|music/i, ['folded']],
  [/management|business|\biim\b|commerce|economics/i, ['arches', 'slabs']],
  [/technolog|engineer|polytechnic|\biit\b|\bnit\b|technical/i, ['sawtooth', 'fins', 'slabs']],
]
const byType: Readonly<Record<string, readonly string[]>> = {
  'kendriya-vidyalaya': ['veranda'],
  'navodaya-vidyalaya': ['veranda', 'tiled'],
  'sainik-school': ['columns', 'veranda'],
  'army-public-school': ['veranda', 'panels'],
  government: ['veranda', 'tiled'],
  'government-aided': ['tiled', 'veranda', 'convent'],
  'national-law-university': ['columns'],
}

const modern = new Set(['slabs', 'fins', 'sawtooth', 'hospital', 'farm', 'folded', 'arches', 'panels'])

/** The file that has a building. */
export const sheetOf = (building: string): 'historic' | 'modern' => (modern.has(building) ? 'modern' : 'historic')

/** The buildings that suit an institute; which of them, and in which colours, is its own. */
export function buildingsOf({ kind, name, type, established }: BuildingFacts, landscape: string): readonly string[] {
  if (kind === 'college') {
    const subject = bySubject.find(([pattern]) => pattern.test(name))
    if (subject) return subject[1]
    if (established === null) return buildings.college
    if (established > 1985) return buildings.modern
    if (established > 1950) return buildings.college
    return landscape === 'desert' ? buildings.oldDesert : buildings.old
  }
  const ofType = type === undefined ? undefined : byType[type]
  if (ofType) return ofType
  if (/kendriya vid|army|air force|navy/i.test(name)) return ['veranda']
  if (/navodaya|govt|government|municipal|zilla|primary/i.test(name)) return ['tiled', 'veranda']
  if (/\bst\.?\s|saint|convent|carmel|mary|loreto|jesus|xavier|don bosco|bishop|cathedral/i.test(name))
    return ['convent']
  if (landscape === 'himalaya' || landscape === 'range' || landscape === 'hills') return ['gabled', 'gabled', 'tiled']
  if (landscape === 'desert') return buildings.schoolDesert
  return buildings.school
}
