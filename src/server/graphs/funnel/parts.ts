import type { FunnelPart, FunnelStepView, FunnelView } from '#contract/views/funnel.ts'
import type { Cell } from '#contract/views/graph-numbers.ts'
import { devices, products, sources } from '#contract/views/graph-query.ts'
import { type FunnelStep, funnelSteps } from '#machines/reference/funnel-steps.ts'
import type { CountedVisits, StepTimes } from '../queries/count-visits.ts'
import { few, fewTimes, shareOf } from '../suppression/small-counts.ts'

type Place = FunnelStepView['places'][number]

/** How many visits came to each step: who came further has come by it, even where a machine left it out. */
export function stepsOf(
  visits: readonly CountedVisits[],
  times: readonly StepTimes[],
  placesOf: (step: FunnelStep) => Place[],
): FunnelStepView[] {
  const come = comeTo(visits)
  return funnelSteps.map((step, at) => {
    const time = times.find((one) => one.step === at + 1)
    return {
      step,
      visits: told(come[at]),
      share: shareOf(told(come[at]), told(come[0])),
      goOn: at + 1 < funnelSteps.length ? shareOf(told(come[at + 1]), told(come[at])) : null,
      lost: lostAfter(come, at),
      median: time ? fewTimes(time.median, time.visits) : null,
      places: placesOf(step),
    }
  })
}

/** All of them as one, in the words of the answer above the steps. */
export function partOf(visits: readonly CountedVisits[]): FunnelPart {
  const come = comeTo(visits)
  const lostAt = funnelSteps
    .map((step, at) => ({ step, lost: lostAfter(come, at) }))
    .flatMap(({ step, lost }) => (typeof lost === 'number' && lost > 0 ? [{ step, lost }] : []))
    .toSorted((one, other) => other.lost - one.lost)
    .at(0)?.step
  return {
    visits: told(come[0]),
    bought: shareOf(told(come.at(-1)), told(come[0])),
    ...(lostAt && { lostAt }),
  }
}

/** The same by each thing that visits have in common; only what occurs. */
export const partsOf = (visits: readonly CountedVisits[]): FunnelView['by'] => ({
  product: by(visits, 'product', products),
  source: by(visits, 'source', sources),
  device: by(visits, 'device', devices),
})

const by = <Value extends string>(
  visits: readonly CountedVisits[],
  name: 'product' | 'source' | 'device',
  values: readonly Value[],
) =>
  values
    .map((value) => ({ value, ...partOf(visits.filter((one) => one[name] === value)) }))
    .filter((part) => part.visits !== 0)

export const openIn = (visits: readonly CountedVisits[]): Cell => told(sum(visits.map(({ open }) => open)))

/** Unknown where the next step is few: it would tell how few. */
function lostAfter(come: readonly number[], at: number): Cell | null {
  const [here = 0, next] = [come[at], come[at + 1]]
  if (next === undefined || told(next) === 'few' || told(here) === 'few') return null
  return told(here - next)
}

/** How many visits came to each step. */
export const toldSteps = (visits: readonly CountedVisits[]): Cell[] => comeTo(visits).map(told)

const comeTo = (visits: readonly CountedVisits[]): number[] =>
  funnelSteps.map((_, at) => sum(visits.filter(({ furthest }) => furthest > at).map((one) => one.visits)))

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
const told = (count = 0): Cell => few(count, count)
