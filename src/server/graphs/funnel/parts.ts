import type { FunnelPart, FunnelStepView, FunnelView } from '#contract/views/funnel.ts'
import { type Cell, shareOf } from '#contract/views/graph-numbers.ts'
import { devices, products, sources } from '#contract/views/graph-query.ts'
import { type FunnelStep, funnelSteps } from '#machines/reference/funnel-steps.ts'
import type { CountedVisits, StepTimes, VisitFilter } from '../queries/count-visits.ts'
import { type Disclose, disclosePartsOf, toldTime } from '../rounding.ts'

type Place = FunnelStepView['places'][number]

/** How many visits came to each step: who came further has come by it, even where a machine left it out. */
export function stepsOf(
  visits: readonly CountedVisits[],
  times: readonly StepTimes[],
  disclose: Disclose,
  placesOf: (step: FunnelStep) => Place[],
): FunnelStepView[] {
  const come = toldSteps(visits, disclose)
  const lost = lostAt(visits, disclose)
  const partsAt = discloseAtStep(comeTo(visits), disclose)
  return funnelSteps.map((step, at) => {
    const [here = 0, next] = [come[at], come[at + 1]]
    const time = times.find((one) => one.step === at + 1)
    return {
      step,
      visits: here,
      share: shareOf(here, come[0] ?? 0),
      goOn: next === undefined ? null : shareOf(next, here),
      lost: lost[at] ?? null,
      median: toldTime(time?.median ?? null, partsAt(at)(`timed at ${step}`, time?.visits ?? 0)),
      places: placesOf(step),
    }
  })
}

/** All of them as one, in the words of the answer above the steps. */
export function partOf(visits: readonly CountedVisits[], disclose: Disclose): FunnelPart {
  const [come, lost] = [toldSteps(visits, disclose), lostAt(visits, disclose)]
  const most = funnelSteps
    .map((step, at) => ({ step, lost: lost[at] }))
    .flatMap(({ step, lost }) => (typeof lost === 'number' && lost > 0 ? [{ step, lost }] : []))
    .toSorted((one, other) => other.lost - one.lost)
    .at(0)?.step
  const [all = 0, bought = 0] = [come[0], come.at(-1)]
  return { visits: all, bought: shareOf(bought, all), ...(most && { lostAt: most }) }
}

/** The same by each thing that visits have in common; only what occurs. */
export const partsOf = (
  visits: readonly CountedVisits[],
  discloseWith: (filter: Partial<VisitFilter>) => Disclose,
): FunnelView['by'] => ({
  product: by(visits, 'product', products, discloseWith),
  source: by(visits, 'source', sources, discloseWith),
  device: by(visits, 'device', devices, discloseWith),
})

const by = <Value extends string>(
  visits: readonly CountedVisits[],
  name: 'product' | 'source' | 'device',
  values: readonly Value[],
  discloseWith: (filter: Partial<VisitFilter>) => Disclose,
) =>
  values
    .map((value) => {
      const own = visits.filter((one) => one[name] === value)
      return { value, ...partOf(own, discloseWith({ [name]: value })) }
    })
    .filter((part) => part.visits !== 0)

export const openIn = (visits: readonly CountedVisits[], disclose: Disclose): Cell =>
  discloseAtStep(comeTo(visits), disclose)(0)('open', sum(visits.map(({ open }) => open)))

/** How many came no further than each step; nobody is lost at the last. */
function lostAt(visits: readonly CountedVisits[], disclose: Disclose): Cell[] {
  const come = comeTo(visits)
  const partsAt = discloseAtStep(come, disclose)
  return funnelSteps
    .slice(0, -1)
    .map((step, at) => partsAt(at)(`lost at ${step}`, (come[at] ?? 0) - (come[at + 1] ?? 0)))
}

/** How many visits came to each step. */
export function toldSteps(visits: readonly CountedVisits[], disclose: Disclose): Cell[] {
  const come = comeTo(visits)
  const partsAt = discloseAtStep(come, disclose)
  return come.map((count, at) => partsAt(at)(nameOf(at), count))
}

/** Where nobody came to a step, all that follows is told as the first step to which nobody came. */
const discloseAtStep = (come: readonly number[], disclose: Disclose) => {
  const firstNone = come.indexOf(0)
  return (at: number) => disclosePartsOf(disclose, nameOf(firstNone), come[at] ?? 0)
}

const nameOf = (step: number) => `come to ${funnelSteps[step]}`

const comeTo = (visits: readonly CountedVisits[]): number[] =>
  funnelSteps.map((_, at) => sum(visits.filter(({ furthest }) => furthest > at).map((one) => one.visits)))

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
