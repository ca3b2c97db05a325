import { persistentAtom } from '@nanostores/persistent'
import { decodeSaved, type SavedInstitute, toggle } from './format.ts'

/** The visitor's saved institutes, newest first, in this browser alone; other tabs follow. */
export const saved = persistentAtom<SavedInstitute[]>('saved', [], { encode: JSON.stringify, decode: decodeSaved })

/** Before anything is known of the browser, as on the server. */
export const noneSaved: SavedInstitute[] = []

/** Announces a change of the saved institutes to the page: its header counts them. */
export const announceSaved = (): boolean => dispatchEvent(new Event('saved'))

/** Saves or lets go, and answers whether it is saved now. */
export function toggleSaved(institute: SavedInstitute): boolean {
  const [institutes, adds] = toggle(saved.get(), institute)
  saved.set(institutes)
  announceSaved()
  return adds
}
