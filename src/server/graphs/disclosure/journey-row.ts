import type { JourneyRow } from '#contract/views/graph-view.ts'
import { limits } from '#machines/reference/limits.ts'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import type { JourneyFound } from '../queries/journey-rows.ts'
import { placeTitle } from './place.ts'

export const journeyRow = (
  { graph, states }: PublishedVersion,
  found: JourneyFound,
  now: Date,
): JourneyRow => ({
  journey: found.id,
  beganAt: new Date(found.beganAt).toISOString(),
  lastAt: new Date(found.lastAt).toISOString(),
  steps: found.steps,
  outcome: outcomeOf(found, now),
  restsAt: found.resting.map((key) => placeTitle(graph, states.idOf(key) ?? '')),
  product: found.product,
  source: found.source,
  channel: found.channel,
  isMadeUp: found.isMadeUp,
})

function outcomeOf({ ended, lastAt }: JourneyFound, now: Date): JourneyRow['outcome'] {
  if (ended) return 'finished'
  return lastAt > now.getTime() - limits.graphs.openMs ? 'open' : 'dropped'
}
