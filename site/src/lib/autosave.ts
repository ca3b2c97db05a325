/** How a form that saves itself stands. `at`: when it was saved, in ms. */
export type SaveState =
  | { kind: 'saved'; at: number }
  | { kind: 'saving' }
  | { kind: 'waiting' }
  | { kind: 'kept here' }
  | { kind: 'not kept' }
  | { kind: 'held' }
  | { kind: 'stopped' }

type Parts<T> = {
  /**
   * Sends what was typed. `held`: it cannot be taken as it is, and waits in the browser for the next key. `stop`: nothing more is to be sent
   * before the person has decided. Rejects where it could not be sent. `leaving`: the page may be gone before the answer.
   */
  send: (values: T, leaving: boolean) => Promise<'saved' | 'held' | 'stop'>
  /** Keeps what was typed in the browser; false where it keeps nothing. */
  keep: (values: T) => boolean
  /** Drops what was kept: it has reached the server, or was given up. */
  drop: () => void
  tell: (state: SaveState) => void
}

/** Milliseconds after the last key. */
const pause = 1_500
const longest = 30_000

/**
 * Saves a long form while it is filled: in this browser at once, on the server 1.5 s after the last key, one call at a time, again with
 * growing pauses while it cannot be reached, when the network is back and when the page is left.
 */
export function autosave<T>({ send, keep, drop, tell: say }: Parts<T>) {
  const tell = (state: SaveState) => {
    last = state.kind
    say(state)
  }
  let values: { now: T } | undefined
  let flight: Promise<void> | undefined
  let stopped = false
  let keptAll = true
  let last: SaveState['kind'] | undefined
  let again = pause
  let timer: ReturnType<typeof setTimeout> | undefined

  const plan = (wait: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), wait)
  }
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  async function flush(leaving = false): Promise<boolean> {
    while (flight) await flight
    if (values !== undefined && !stopped) {
      flight = sendNow(values, leaving)
      await flight
    }
    return last === 'saved'
  }
  async function sendNow(sent: { now: T }, leaving: boolean): Promise<void> {
    tell({ kind: 'saving' })
    try {
      const outcome = await send(sent.now, leaving)
      again = pause
      if (outcome === 'stop') {
        stopped = true
        return tell({ kind: 'stopped' })
      }
      if (outcome === 'held') {
        if (values === sent) values = undefined
        return tell({ kind: keptAll ? 'held' : 'not kept' })
      }
      if (values === sent) {
        values = undefined
        drop()
        removeEventListener('beforeunload', ask)
      }
      tell({ kind: 'saved', at: Date.now() })
    } catch {
      again = Math.min(again * 2, longest)
      tell({ kind: keptAll ? 'kept here' : 'not kept' })
    } finally {
      flight = undefined
      if (values !== undefined && !stopped) plan(again)
    }
  }
  const gone = () => void flush(true)
  const hidden = () => {
    if (document.visibilityState === 'hidden') gone()
  }
  const back = () => plan(0)
  document.addEventListener('visibilitychange', hidden)
  // Where a page that is left does not become hidden first.
  addEventListener('pagehide', gone)
  addEventListener('online', back)
  return {
    /** What the form holds now. */
    change(next: T): void {
      values = { now: next }
      const kept = keep(next)
      keptAll = kept
      // A page that may ask before it is left is kept out of some browsers' caches: it asks only while leaving would lose something.
      if (kept) removeEventListener('beforeunload', ask)
      else addEventListener('beforeunload', ask)
      tell({ kind: !kept ? 'not kept' : stopped ? 'stopped' : 'waiting' })
      if (!stopped) plan(pause)
    },
    /** Sends at once what is there to send. Answers whether all of it is saved now. */
    flush: (): Promise<boolean> => flush(),
    /** When no call is on its way. */
    async idle(): Promise<void> {
      while (flight) await flight
    },
    /** After the person has decided: goes on with these values. */
    resume(next: T): void {
      stopped = false
      values = { now: next }
      keep(next)
      plan(0)
    },
    /** Nothing is sent before `resume` or `forget`: the person has to decide first. */
    pause(): void {
      stopped = true
      tell({ kind: 'stopped' })
    },
    /** Nothing is to be sent any more: what was typed was given up. */
    forget(): void {
      values = undefined
      stopped = false
      clearTimeout(timer)
      drop()
      removeEventListener('beforeunload', ask)
    },
    stop(): void {
      stopped = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hidden)
      removeEventListener('pagehide', gone)
      removeEventListener('online', back)
      removeEventListener('beforeunload', ask)
    },
  }
}
