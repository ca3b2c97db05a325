import { vi } from 'vitest'

// What is waited for is given a second where nothing else is said: too little where three workers share two processors.
const { waitFor } = vi
vi.waitFor = (callback, options = 15_000) => waitFor(callback, options)
