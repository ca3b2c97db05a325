import { atom, onMount, type ReadableAtom } from 'nanostores'

/** The state of one read: its data, its last error, and whether it is in progress. */
type Loaded<T> = { data?: T; error?: unknown; busy: boolean; loadedAt: number }
export type Cell<T> = ReadableAtom<Loaded<T>> & {
  reload: () => Promise<void>
  /** Sets the data to a write's response, instead of reading it again. */
  put: (data: T) => void
}
type CachedCell = { cell: Cell<unknown>; listened: () => boolean }

const cells = new Map<string, CachedCell>()
/** Milliseconds after which visible data is read again when the window gets the focus. */
const fresh = 30_000

/**
 * One read of the API, shared by all users of the same key: made once while there are listeners, again when the window gets the focus
 * after a while or the network returns, and after `touch`. The data stays visible while it is read again.
 */
export function cached<T>(key: string, read: (signal: AbortSignal) => Promise<T>): Cell<T> {
  const existingCell = cells.get(key)
  // A key identifies one read: each further use passes the same.
  if (existingCell) return existingCell.cell as Cell<T>
  const cell = atom<Loaded<T>>({ busy: true, loadedAt: 0 })
  let pendingRead: AbortController | undefined
  let looked = false
  async function reload() {
    pendingRead?.abort()
    const mine = new AbortController()
    pendingRead = mine
    cell.set({ ...cell.get(), busy: true })
    try {
      const data = await read(mine.signal)
      if (pendingRead === mine) cell.set({ data, busy: false, loadedAt: Date.now() })
    } catch (error) {
      if (pendingRead === mine) cell.set({ ...cell.get(), error, busy: false })
    }
  }
  const put = (data: T) => {
    pendingRead?.abort()
    pendingRead = undefined
    cell.set({ data, busy: false, loadedAt: Date.now() })
  }
  onMount(cell, () => {
    const stale = () => Date.now() - cell.get().loadedAt > fresh
    const back = () => {
      if (document.visibilityState === 'visible' && stale()) void reload()
    }
    // It ends a second after the last look, when there may be no document any more.
    const cancellation = new AbortController()
    const { signal } = cancellation
    looked = true
    if (stale()) void reload()
    document.addEventListener('visibilitychange', back, { signal })
    addEventListener('online', back, { signal })
    return () => {
      looked = false
      cancellation.abort()
      pendingRead?.abort()
    }
  })
  const fullCell = Object.assign(cell, { reload, put })
  cells.set(key, { cell: fullCell as Cell<unknown>, listened: () => looked })
  return fullCell
}

/** After a write: reads again the keys with `prefix` that have listeners, and clears the rest of them. */
export function touch(...prefixes: string[]): void {
  for (const [key, { cell, listened }] of cells) {
    if (!prefixes.some((prefix) => key.startsWith(prefix))) continue
    if (listened()) void cell.reload()
    else cells.delete(key)
  }
}
