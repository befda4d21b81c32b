import { QueryClient } from '@tanstack/react-query'

/** Reference lists hardly change; what fails is asked for again by whoever needs it. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
})
