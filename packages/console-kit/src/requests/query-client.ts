import { QueryClient } from '@tanstack/react-query'

const statusOf = (error: unknown) =>
  error !== null && typeof error === 'object' && 'status' in error ? Number(error.status) : 0

/** Retries only transient errors; a rejection is displayed at once. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => statusOf(error) >= 503 && failures < 2, staleTime: 2_000 },
    },
  })
