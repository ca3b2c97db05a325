import { accountKey, type SignedInAccount } from './account-key.ts'

/** Hours that unsent input is stored: as long as a session lasts without use. Forms hold children's data, and browsers are shared. */
const hours = 12
const isOld = (savedAt: number): boolean => Date.now() - savedAt >= hours * 3_600_000
/** How many drafts of one form there may be: tabs that write the same have one each. */
const places = [1, 2, 3, 4, 5, 6]

/** Owner of drafts: the account, in any of its views. */
export const draftOwner = (account: SignedInAccount | null): string => (account ? accountKey(account) : '')

/** The input, based on the version `madeOf` of a record; `at` is the time of the input. */
export type Draft<T> = { values: T; madeOf: string | null; at: number }
/** A stored draft. `own`: it is this page's from now on. `drop`: it was discarded; later input of its tab stays. */
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
 * Unsent input: in this browser alone, under its account and form, so that signing out deletes it with the rest. A draft that another tab
 * has written is never overwritten or deleted: this page then stores its own next to it. `isValues` validates the stored values, which an
 * older version of the page may have written.
 */
export function draftOf<T>(
  account: string,
  form: string,
  isValues: (value: unknown) => value is T,
  storage: DraftStorage = localStorage,
) {
  const keys = places.map((place) => `draft:${account}:${form}${place === 1 ? '' : `~${place}`}`)
  /** The storage key of this page's draft, and its last known text: any other text is another tab's. */
  let mine: { key: string; text: string } | undefined
  const remove = (key: string, text: string) => {
    try {
      if (storage.getItem(key) === text) storage.removeItem(key)
    } catch {
      // A blocked storage stores nothing.
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
      if (isValues(values) && !isOld(savedAt))
        return { values, madeOf: baseVersion, at: savedAt, takeOwnership: takeOwnership, drop }
      drop()
    } catch {
      // Written by unknown code, or unreadable: treated as absent.
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
    /** All stored drafts, the newest first; more than one if several tabs have input. */
    all,
    /** The newest, which is this page's own from now on. */
    read(): Draft<T> | undefined {
      const [newest] = all()
      newest?.takeOwnership()
      return newest
    },
    /** False where the browser blocks storage for this site, or it is full: the input is then in the page alone. */
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

/** Deletes the drafts of all accounts that are older than a session, and what is not a draft. */
export function sweepDrafts(storage: Storage = localStorage): void {
  for (const key of Object.keys(storage).filter((name) => name.startsWith('draft:'))) {
    try {
      const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null')
      if (isDraft(stored) && !isOld(stored.at)) continue
    } catch {
      // Unreadable: it is nobody's.
    }
    storage.removeItem(key)
  }
}
