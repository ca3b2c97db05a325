/** Days that something typed and never sent is kept. */
const days = 30

/** What was typed, made of a record that was written last at `madeOf`; `at` is when it was typed. */
export type Draft<T> = { values: T; madeOf: string | null; at: number }
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const isDraft = (value: unknown): value is Draft<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  'values' in value &&
  'at' in value &&
  typeof value.at === 'number' &&
  'madeOf' in value &&
  (value.madeOf === null || typeof value.madeOf === 'string')

/**
 * What was typed and has not reached the server: in this browser alone, under the account and the form that it belongs to, so that signing out
 * clears it with the rest. `isValues` judges what was kept, which an older version of the page may have written.
 */
export function draftOf<T>(
  account: string,
  form: string,
  isValues: (value: unknown) => value is T,
  storage: Kept = localStorage,
) {
  const key = `draft:${account}:${form}`
  const clear = () => {
    try {
      storage.removeItem(key)
    } catch {
      // A storage that refuses keeps nothing.
    }
  }
  return {
    read(): Draft<T> | undefined {
      try {
        const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null')
        if (!isDraft(kept)) return undefined
        const { values, madeOf, at } = kept
        if (isValues(values) && Date.now() - at < days * 86_400_000) return { values, madeOf, at }
        clear()
      } catch {
        // Written by nobody we know, or not readable: as if there were none.
      }
      return undefined
    },
    /** False where the browser keeps nothing for this site, or there is no room: what is typed is then in the page alone. */
    write(values: T, madeOf: string | null): boolean {
      try {
        storage.setItem(key, JSON.stringify({ values, madeOf, at: Date.now() }))
        return true
      } catch {
        return false
      }
    },
    clear,
  }
}
