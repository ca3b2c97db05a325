import { callerNetworks } from '../../../platform/limits/caller.ts'
import { createFairSemaphore, type FairBounds } from '../../../platform/limits/fair-semaphore.ts'
import type { Transport } from './transport.ts'

/**
 * The gateway responds in a tenth of a second and limits each merchant. The calls of a network, such as a school's, queue behind each
 * other and leave the remaining slots to others. Jobs belong to no network.
 */
const usual: FairBounds = { atOnce: 24, inLine: 240, atOnceEach: 6, inLineEach: 60, patienceMs: 8_000 }

/** Limits the concurrent calls of a transport, in total and for each network. Throws `Busy` beyond the limit. */
export function boundTransport(transport: Transport, bounds: Partial<FairBounds> = {}): Transport {
  const semaphore = createFairSemaphore({ ...usual, ...bounds }, 'gateway calls')
  return (request) => semaphore(callerNetworks(), () => transport(request))
}
