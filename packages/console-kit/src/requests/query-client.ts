import { QueryClient } from '@tanstack/react-query'

const statusOf = (error: unknown) =>
  error !== null && typeof error === 'object' && 'status' in error ? Number(error.status) : 0

/** Tries again only what may pass by itself; a refusal shows at once. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => statusOf(error) >= 503 && failures < 2, staleTime: 2_000 },
    },
  })
