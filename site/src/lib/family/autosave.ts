/** State of a form that saves itself. `at`: time of the last save, in ms. */
export type SaveState =
  | { kind: 'saved'; at: number }
  | { kind: 'saving' }
  | { kind: 'waiting' }
  | { kind: 'kept here' }
  | { kind: 'not kept' }
  | { kind: 'held' }
  | { kind: 'stopped' }

type AutosaveParts<T> = {
  /**
   * Sends the input. `held`: it cannot be saved as it is, and waits in the browser for the next key. `stop`: no more is sent before the
   * person has decided. Rejects after a failure. `leaving`: the page may be gone before the response.
   */
  send: (values: T, leaving: boolean) => Promise<'saved' | 'held' | 'stop'>
  /** Stores the input in the browser; false where that is impossible. */
  store: (values: T) => boolean
  /** Deletes the stored input: it has reached the server, or was discarded. */
  drop: () => void
  onState: (state: SaveState) => void
}

/** Milliseconds after the last key. */
const pause = 1_500
const longest = 30_000

/**
 * Saves a long form while it is filled: in this browser at once, on the server 1.5 s after the last key, one call at a time, again with
 * growing pauses while it cannot be reached, when the network is back and when the page is left.
 */
export function autosave<T>({ send, store, drop, onState }: AutosaveParts<T>) {
  const notify = (state: SaveState) => {
    last = state.kind
    onState(state)
  }
  let values: { now: T } | undefined
  let pendingSave: Promise<void> | undefined
  let stopped = false
  let isAllStored = true
  let last: SaveState['kind'] | undefined
  let retryDelay = pause
  let timer: ReturnType<typeof setTimeout> | undefined

  const plan = (wait: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), wait)
  }
  const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
  async function flush(leaving = false): Promise<boolean> {
    while (pendingSave) await pendingSave
    if (values !== undefined && !stopped) {
      pendingSave = sendNow(values, leaving)
      await pendingSave
    }
    return last === 'saved'
  }
  async function sendNow(sent: { now: T }, leaving: boolean): Promise<void> {
    notify({ kind: 'saving' })
    try {
      const outcome = await send(sent.now, leaving)
      retryDelay = pause
      if (outcome === 'stop') {
        stopped = true
        return notify({ kind: 'stopped' })
      }
      if (outcome === 'held') {
        if (values === sent) values = undefined
        return notify({ kind: isAllStored ? 'held' : 'not kept' })
      }
      if (values === sent) {
        values = undefined
        drop()
        removeEventListener('beforeunload', preventUnload)
      }
      notify({ kind: 'saved', at: Date.now() })
    } catch {
      retryDelay = Math.min(retryDelay * 2, longest)
      notify({ kind: isAllStored ? 'kept here' : 'not kept' })
    } finally {
      pendingSave = undefined
      if (values !== undefined && !stopped) plan(retryDelay)
    }
  }
  const onPageHide = () => void flush(true)
  const hidden = () => {
    if (document.visibilityState === 'hidden') onPageHide()
  }
  const back = () => plan(0)
  document.addEventListener('visibilitychange', hidden)
  // Where a page that is left does not become hidden first.
  addEventListener('pagehide', onPageHide)
  addEventListener('online', back)
  return {
    /** The form's current values. */
    change(next: T): void {
      values = { now: next }
      const isStored = store(next)
      isAllStored = isStored
      // A page with a “beforeunload” listener is excluded from some browsers' caches: it has one only while leaving would lose input.
      if (isStored) removeEventListener('beforeunload', preventUnload)
      else addEventListener('beforeunload', preventUnload)
      notify({ kind: !isStored ? 'not kept' : stopped ? 'stopped' : 'waiting' })
      if (!stopped) plan(pause)
    },
    /** Sends pending input at once. Returns whether all of it is saved now. */
    flush: (): Promise<boolean> => flush(),
    /** When no call is on its way. */
    async idle(): Promise<void> {
      while (pendingSave) await pendingSave
    },
    /** After the person has decided: goes on with these values. */
    resume(next: T): void {
      stopped = false
      values = { now: next }
      store(next)
      plan(0)
    },
    /** Nothing is sent before `resume` or `reset`: the person has to decide first. */
    pause(): void {
      stopped = true
      notify({ kind: 'stopped' })
    },
    /** No more input is pending: it was discarded. */
    reset(): void {
      values = undefined
      stopped = false
      clearTimeout(timer)
      drop()
      removeEventListener('beforeunload', preventUnload)
    },
    stop(): void {
      stopped = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hidden)
      removeEventListener('pagehide', onPageHide)
      removeEventListener('online', back)
      removeEventListener('beforeunload', preventUnload)
    },
  }
}
