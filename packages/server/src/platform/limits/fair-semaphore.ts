import { type Network, type Networks, networkShare } from './network.ts'
import { Busy } from './semaphore.ts'
import { reportUsage } from './usage.ts'

/** How much runs at once and waits for its turn: in all, and of one line (wider networks have more, half of all at most). */
export type FairBounds = {
  atOnce: number
  inLine: number
  atOnceEach: number
  inLineEach: number
  /** Maximum wait before a rejection. */
  patienceMs: number
}

type Usage = { running: number; waiting: number }
type Waiting = { networks: readonly Network[]; start: () => void }

/**
 * Limits running and waiting work, in total and for each network: a network with much work queues behind itself, and others overtake it.
 * Throws `Busy` beyond the limits. Work without a network has the total limit alone.
 *
 * @param name under which measurements show it
 */
export function createFairSemaphore(
  bounds: FairBounds,
  name?: string,
): <T>(networks: Networks | undefined, work: () => Promise<T>) => Promise<T> {
  const { atOnce, inLine, atOnceEach, inLineEach, patienceMs } = bounds
  const usages = new Map<string, Usage>()
  const line: Waiting[] = []
  let running = 0
  if (name !== undefined) reportUsage(name, () => ({ used: running, waiting: line.length, limit: atOnce }))

  const usageOf = ({ name }: Network): Usage => usages.get(name) ?? { running: 0, waiting: 0 }
  const mayRun = (networks: readonly Network[]) =>
    running < atOnce && networks.every((n) => usageOf(n).running < networkShare(n, atOnceEach, atOnce))
  const mayWait = (networks: readonly Network[]) =>
    line.length < inLine && networks.every((n) => usageOf(n).waiting < networkShare(n, inLineEach, inLine))

  function count(networks: readonly Network[], part: keyof Usage, by: 1 | -1): void {
    if (part === 'running') running += by
    for (const network of networks) {
      const usage = usageOf(network)
      usage[part] += by
      if (usage.running === 0 && usage.waiting === 0) usages.delete(network.name)
      else usages.set(network.name, usage)
    }
  }

  function wait(networks: readonly Network[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        line.splice(line.indexOf(waiting), 1)
        count(networks, 'waiting', -1)
      }
      const start = () => {
        leave()
        count(networks, 'running', 1)
        resolve()
      }
      const waiting = { networks, start }
      const timer = setTimeout(() => {
        leave()
        reject(new Busy())
      }, patienceMs)
      count(networks, 'waiting', 1)
      line.push(waiting)
    })
  }

  /** The longest waiting goes first, of the networks with a free share. */
  function startNext(): void {
    for (;;) {
      const next = line.find(({ networks }) => mayRun(networks))
      if (!next) return
      next.start()
    }
  }

  return async (caller, work) => {
    const networks = caller ?? []
    if (mayRun(networks)) count(networks, 'running', 1)
    else if (mayWait(networks)) await wait(networks)
    else throw new Busy()
    try {
      return await work()
    } finally {
      count(networks, 'running', -1)
      startNext()
    }
  }
}
