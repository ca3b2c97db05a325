import { callerNetworks } from '../../../platform/limits/caller.ts'
import { createFairSemaphore, type FairBounds } from '../../../platform/limits/fair-semaphore.ts'
import type { Transport } from './transport.ts'

/**
 * The gateway answers in a tenth of a second, and refuses a merchant who asks too much. A network, such as a school's, waits behind itself
 * and leaves the other calls to others. Jobs are of no network.
 */
const usual: FairBounds = { atOnce: 24, inLine: 240, atOnceEach: 6, inLineEach: 60, patienceMs: 8_000 }

/** Bounds the calls of a transport that are under way at once, in all and for each network that asks. Beyond it throws `Busy`. */
export function boundTransport(transport: Transport, bounds: Partial<FairBounds> = {}): Transport {
  const semaphore = createFairSemaphore({ ...usual, ...bounds })
  return (request) => semaphore(callerNetworks(), () => transport(request))
}
