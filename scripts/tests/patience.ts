import { vi } from 'vitest'

// What is waited for is given a second where nothing else is said: too little on a machine that has much else to do.
const { waitFor } = vi
vi.waitFor = (callback, options = 60_000) => waitFor(callback, options)
