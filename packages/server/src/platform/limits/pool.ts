import { type Network, networkShare } from './network.ts'
import { reportUsage, type Usage } from './usage.ts'

/** How much may be held at once: in all, of one network (see `networkShare`), and of one account where that is bounded too. */
export type PoolBounds = { readonly total: number; readonly perNetwork: number; readonly perAccount?: number }
export type Holding = {
  /** Takes this much more; false, with nothing taken, where the pool, the network or the account has no capacity for it. */
  take(amount: number): boolean
  /** Gives all of it back. Calling it again changes nothing, and nothing can be taken after it. */
  release(): void
}

/**
 * A limited resource, counted in total and for each network and account. Opens the holding of a caller, which is empty at first.
 *
 * @param name under which measurements show it
 */
export function createPool({ total, perNetwork, perAccount = total }: PoolBounds, name?: string, unit?: Usage['unit']) {
  const used = new Map<string, number>()
  if (name !== undefined)
    reportUsage(name, () => ({ used: used.get('all') ?? 0, waiting: 0, limit: total, ...(unit && { unit }) }))
  return (networks: readonly Network[], account?: string): Holding => {
    const shares: [name: string, limit: number][] = [
      ['all', total],
      ...networks.map((network): [string, number] => [
        `network ${network.name}`,
        networkShare(network, perNetwork, total),
      ]),
    ]
    if (account !== undefined) shares.push([`account ${account}`, perAccount])
    let ownAmount = 0
    let isReleased = false
    return {
      take(amount) {
        if (isReleased || shares.some(([name, limit]) => (used.get(name) ?? 0) + amount > limit)) return false
        ownAmount += amount
        for (const [name] of shares) used.set(name, (used.get(name) ?? 0) + amount)
        return true
      },
      release() {
        if (isReleased) return
        isReleased = true
        for (const [name] of shares) {
          const rest = (used.get(name) ?? 0) - ownAmount
          if (rest > 0) used.set(name, rest)
          else used.delete(name)
        }
      },
    }
  }
}
