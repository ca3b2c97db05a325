import { AsyncLocalStorage } from 'node:async_hooks'
import type { Networks } from './network.ts'

const current = new AsyncLocalStorage<Networks>()

/** Runs work on behalf of a caller from these networks: its waiting is counted as theirs. */
export const forCaller = <T>(networks: Networks, work: () => T): T => current.run(networks, work)

/** The networks that this work is done for; undefined for work without a caller, such as a page's renewal in the background. */
export const callerNetworks = (): Networks | undefined => current.getStore()
