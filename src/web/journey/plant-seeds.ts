import type { Seed } from './drawn.ts'
import { queryClient } from './query-client.ts'

/** What the page would ask for is there before it asks. */
export function plantSeeds(seeds: readonly Seed[]): void {
  for (const { key, data } of seeds) queryClient.setQueryData(key, data)
}
