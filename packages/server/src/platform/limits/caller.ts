import { AsyncLocalStorage } from 'node:async_hooks'
import type { Networks } from './network.ts'

const current = new AsyncLocalStorage<Networks>()

/** Does work for who calls from these networks: whatever it waits for is counted as theirs. */
export const forCaller = <T>(networks: Networks, work: () => T): T => current.run(networks, work)

/** The networks for which this work is done; undefined for what nobody called for, as a page that is renewed in the background. */
export const callerNetworks = (): Networks | undefined => current.getStore()
