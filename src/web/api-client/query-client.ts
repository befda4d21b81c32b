import { QueryClient } from '@tanstack/react-query'

/** Reference lists rarely change; a failed one is fetched again when needed. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
})
