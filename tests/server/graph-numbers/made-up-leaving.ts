import { type LeavingFeature, leavingFeatures } from '#contract/views/leaving.ts'
import type { LeavingCount } from '#server/graphs/queries/leaving.ts'
import { type Chance, chanceOf } from '#server/graphs/seed/random.ts'

/** A made-up journey that came to a state. */
type MadeUp = Record<LeavingFeature, string>

type Share = readonly [value: string, share: number]

/** How often each value is drawn; the channel follows from who it is. */
const usual: Record<Exclude<LeavingFeature, 'channel'>, readonly Share[]> = {
  device: [
    ['phone', 0.6],
    ['tablet', 0.01],
    ['computer', 0.39],
  ],
  source: [
    ['customer', 0.9],
    ['agent', 0.1],
  ],
  product: [
    ['car', 0.5],
    ['bike', 0.4],
    ['health', 0.1],
  ],
  took: [
    ['half-minute', 0.2],
    ['two-minutes', 0.4],
    ['ten-minutes', 0.25],
    ['longer', 0.15],
  ],
  entries: [
    ['once', 0.75],
    ['twice', 0.17],
    ['often', 0.08],
  ],
  errors: [
    ['none', 0.82],
    ['earlier', 0.1],
    ['just', 0.08],
  ],
  back: [
    ['yes', 0.2],
    ['no', 0.8],
  ],
  unhandled: [
    ['yes', 0.05],
    ['no', 0.95],
  ],
}
const channels: readonly Share[] = [
  ['web', 0.8],
  ['partner', 0.2],
]

/** So many made-up journeys, as the query counts them. */
export function madeUpCounts(
  seed: number,
  journeys: number,
  leaving: (journey: MadeUp) => number,
): LeavingCount[] {
  const chance = chanceOf(seed)
  const counts = leavingFeatures.map((feature) => ({ feature, of: new Map<string, LeavingCount>() }))
  for (let at = 0; at < journeys; at += 1) {
    const journey = drawn(chance)
    const split = chance.next() < leaving(journey) ? 'left' : 'wentOn'
    for (const { feature, of } of counts) {
      const value = journey[feature]
      const count = of.get(value) ?? { feature, value, left: 0, wentOn: 0 }
      count[split] += 1
      of.set(value, count)
    }
  }
  return counts.flatMap(({ of }) => [...of.values()])
}

function drawn(chance: Chance): MadeUp {
  const of = (shares: readonly Share[]) => chance.pick(shares, ([, share]) => share)?.[0] ?? ''
  const source = of(usual.source)
  return {
    device: of(usual.device),
    source,
    channel: source === 'agent' ? 'desk' : of(channels),
    product: of(usual.product),
    took: of(usual.took),
    entries: of(usual.entries),
    errors: of(usual.errors),
    back: of(usual.back),
    unhandled: of(usual.unhandled),
  }
}
