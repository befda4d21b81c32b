import type { HydratedQuery } from '../browser/hydration-data.ts'
import { queryClient } from './query-client.ts'

/** The page's data is in the cache before it asks. */
export function hydrateQueries(seeds: readonly HydratedQuery[]): void {
  for (const { key, data } of seeds) queryClient.setQueryData(key, withDrawings(data))
}

/** A drawing that is already in the markup was not sent again: its element is referred to. */
function withDrawings(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) return data.map(withDrawings)
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, key === 'svg' ? drawingOf(value) : withDrawings(value)]),
  )
}

function drawingOf(value: unknown): unknown {
  const [, index] = /^drawn:(\d+)$/.exec(String(value)) ?? []
  const drawing = index && document.querySelector(`[data-drawn="${index}"]`)?.cloneNode(true)
  if (!drawing || !(drawing instanceof Element)) return value
  drawing.removeAttribute('data-drawn')
  return drawing.outerHTML
}
