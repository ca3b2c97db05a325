/** How much of a pool or queue is in use, how much waits for it, and its bound. */
export type Usage = { used: number; waiting: number; limit: number; unit?: 'bytes' }

const readers = new Map<string, () => Usage>()

/** Makes a pool or queue of this process visible to measurements. Of two with one name the newest counts. */
export function reportUsage(name: string, read: () => Usage): void {
  readers.set(name, read)
}

/** Every reported pool and queue of this process, by name. */
export const usages = (): [name: string, usage: Usage][] => [...readers].map(([name, read]) => [name, read()])
