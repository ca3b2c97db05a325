import { persistentAtom } from '@nanostores/persistent'

export interface SavedInstitute {
  /** `/school/dps-pune`, in English. */
  path: string
  name: string
  place: string
}

const isSaved = (value: unknown): value is SavedInstitute =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  /^\/(school|college)\/[\w-]+$/.test(value.path) &&
  'name' in value &&
  typeof value.name === 'string' &&
  'place' in value &&
  typeof value.place === 'string'

function decode(text: string): SavedInstitute[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isSaved) : []
  } catch {
    return []
  }
}

/** What the visitor saved, newest first, in this browser alone; other tabs follow. */
export const saved = persistentAtom<SavedInstitute[]>('saved', [], { encode: JSON.stringify, decode })

/** Before anything is known of the browser, as on the server. */
export const noneSaved: SavedInstitute[] = []

/** Saves or lets go, and answers whether it is saved now. */
export function toggleSaved(institute: SavedInstitute): boolean {
  const others = saved.get().filter(({ path }) => path !== institute.path)
  const adds = others.length === saved.get().length
  saved.set(adds ? [institute, ...others] : others)
  return adds
}
