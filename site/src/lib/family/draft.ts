import { accountKey, type SignedInAccount } from './account-key.ts'

/** Days that something typed and never sent is kept. */
const days = 30
/** How many drafts of one form there may be: tabs that write the same have one each. */
const places = [1, 2, 3, 4, 5, 6]

/** Whose drafts they are: an account's, in whichever view of it. */
export const draftOwner = (account: SignedInAccount | null): string => (account ? accountKey(account) : '')

/** What was typed, made of a record that was written last at `madeOf`; `at` is when it was typed. */
export type Draft<T> = { values: T; madeOf: string | null; at: number }
/** A draft that was found. `own`: it is this page's from now on. `drop`: it was given up; what its tab has typed since stays. */
export type FoundDraft<T> = Draft<T> & { takeOwnership: () => void; drop: () => void }
type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

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
 * clears it with the rest. A draft that another tab has written is never written over, nor cleared: this page then keeps its own beside it.
 * `isValues` judges what was kept, which an older version of the page may have written.
 */
export function draftOf<T>(
  account: string,
  form: string,
  isValues: (value: unknown) => value is T,
  storage: DraftStorage = localStorage,
) {
  const keys = places.map((place) => `draft:${account}:${form}${place === 1 ? '' : `~${place}`}`)
  /** Where this page keeps its draft, and what it knows to stand there: anything else is another tab's. */
  let mine: { key: string; text: string } | undefined
  const remove = (key: string, text: string) => {
    try {
      if (storage.getItem(key) === text) storage.removeItem(key)
    } catch {
      // A storage that refuses keeps nothing.
    }
  }
  function foundAt(key: string): FoundDraft<T> | undefined {
    try {
      const text = storage.getItem(key)
      const stored: unknown = JSON.parse(text ?? 'null')
      if (text === null || !isDraft(stored)) return undefined
      const { values, madeOf: baseVersion, at: savedAt } = stored
      const takeOwnership = () => {
        mine = { key, text }
      }
      const drop = () => remove(key, text)
      if (isValues(values) && Date.now() - savedAt < days * 86_400_000)
        return { values, madeOf: baseVersion, at: savedAt, takeOwnership: takeOwnership, drop }
      drop()
    } catch {
      // Written by nobody we know, or not readable: as if there were none.
    }
    return undefined
  }
  const all = () =>
    keys
      .map(foundAt)
      .filter((draft) => draft !== undefined)
      .toSorted((first, other) => other.at - first.at)
  const free = (key: string) => (mine?.key === key && storage.getItem(key) === mine.text) || foundAt(key) === undefined
  return {
    /** All that is kept, the newest first; more than one where tabs have typed apart. */
    all,
    /** The newest, which is this page's own from now on. */
    read(): Draft<T> | undefined {
      const [newest] = all()
      newest?.takeOwnership()
      return newest
    },
    /** False where the browser keeps nothing for this site, or there is no room: what is typed is then in the page alone. */
    write(values: T, baseVersion: string | null): boolean {
      try {
        const key = [...(mine ? [mine.key] : []), ...keys].find(free)
        if (!key) return false
        const text = JSON.stringify({ values, madeOf: baseVersion, at: Date.now() })
        storage.setItem(key, text)
        mine = { key, text }
        return true
      } catch {
        return false
      }
    },
    /** Drops this page's own. */
    clear(): void {
      if (mine) remove(mine.key, mine.text)
      mine = undefined
    },
  }
}
