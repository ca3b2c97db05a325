import { vi } from 'vitest'

// The default timeout of a second is too short where three workers share two processors.
const { waitFor } = vi
vi.waitFor = (callback, options = 15_000) => waitFor(callback, options)
