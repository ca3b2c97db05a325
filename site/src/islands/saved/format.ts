export interface SavedInstitute {
  /** `/school/dps-pune`, in English. */
  path: string
  name: string
  place: string
}

const fields = ['path', 'name', 'place']
const isSaved = (value: unknown): value is SavedInstitute =>
  typeof value === 'object' &&
  value !== null &&
  fields.every((name) => typeof Reflect.get(value, name) === 'string') &&
  /^\/(school|college)\/[\w-]+$/.test(String(Reflect.get(value, 'path')))

/** The entries in the browser's storage under `saved`, newest first; empty for an invalid value. */
export function decodeSaved(text: string): SavedInstitute[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isSaved) : []
  } catch {
    return []
  }
}

/** Saved where it was not, let go where it was; and whether it is saved now. */
export function toggle(institutes: readonly SavedInstitute[], institute: SavedInstitute): [SavedInstitute[], boolean] {
  const others = institutes.filter(({ path }) => path !== institute.path)
  const adds = others.length === institutes.length
  return [adds ? [institute, ...others] : others, adds]
}
