import { createBrowserClient } from '@pravesh/console-kit/console/browser-client'

const base: unknown = import.meta.env.PUBLIC_API_BASE

export const { client } = createBrowserClient(typeof base === 'string' && base !== '' ? base : undefined)
