import type { FunnelStepView, FunnelView } from '#contract/views/funnel.ts'
import type { GraphQuery, Kind } from '#contract/views/graph-query.ts'
import { catalogue } from '#machines/catalogue.ts'
import { funnelStates, machineIdOf } from '#machines/funnel.ts'
import type { FunnelStep } from '#machines/reference/funnel-steps.ts'
import { limits } from '#machines/reference/limits.ts'
import type { Deps } from '../../deps.ts'
import { addressOf } from '../address/address.ts'
import { readAddress } from '../address/read-address.ts'
import { otherPeriod } from '../compare/other-period.ts'
import {
  type CountedVisits,
  countVisits,
  isWanted,
  timeSteps,
  type VisitFilter,
} from '../queries/count-visits.ts'
import { inOneSnapshot } from '../queries/in-one-snapshot.ts'
import type { Period } from '../queries/select-traffic.ts'
import { changedVisits, unreadIn, visitsIn } from '../queries/visits.ts'
import { type Disclose, discloser } from '../rounding.ts'
import { kindByReal } from '../usual-kind.ts'
import { usualSide } from '../versions/usual-side.ts'
import { comparedFunnel } from './compared.ts'
import { openIn, partOf, partsOf, stepsOf } from './parts.ts'

/** The whole way of visits, as its address asks for it. */
export async function readFunnelView(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  written: Record<string, unknown>,
): Promise<FunnelView> {
  const asked = readAddress(written, clock.today())
  const { query, period, faults } = asked
  const otherDays = otherPeriod(asked, clock.today(), (name) => faults.push(name))
  const openSince = new Date(clock.now().getTime() - limits.graphs.openMs)
  const { product, source, channel, device } = query
  return inOneSnapshot(db, async (tx) => {
    const changed = await changedVisits(tx, openSince)
    const visitsOfDays = visitsIn(changed, period)
    const all = await countVisits(tx, visitsOfDays, openSince)
    const discloseAll = discloser(config.secrets.signing, 'funnel', '')
    const filter: VisitFilter = {
      product,
      source,
      channel,
      device,
      kind: query.kind ?? usualKindOf(all, discloseAll),
    }
    const visits = all.filter(isWanted(filter))
    const times = await timeSteps(tx, visitsOfDays, filter)
    const others = await countVisits(tx, visitsIn(changed, otherDays), openSince)
    const discloseOf = (days: Period, more: Partial<VisitFilter> = {}) =>
      discloser(config.secrets.signing, 'funnel', viewOf(days, { ...filter, ...more }))
    const disclose = discloseOf(period)
    const uncounted = unreadIn(changed, [period, otherDays])
    return {
      ...period,
      today: clock.today(),
      kind: filter.kind,
      hasMadeUp: visits.some(({ isMadeUp }) => isMadeUp),
      faults: [...new Set(faults)],
      ...(uncounted && { uncounted }),
      ...partOf(visits, disclose),
      open: openIn(visits, disclose),
      steps: stepsOf(visits, times, disclose, (step) => placesOf(step, query)),
      by: partsOf(visits, (more) => discloseOf(period, more)),
      compared: comparedFunnel(
        { visits, disclose },
        { visits: others.filter(isWanted(filter)), disclose: discloseOf(otherDays) },
        otherDays,
      ),
    }
  })
}

/** Real visits; made-up ones where nothing would be told of the real ones. */
function usualKindOf(all: readonly CountedVisits[], disclose: Disclose): Kind {
  const real = all.filter(({ isMadeUp }) => !isMadeUp)
  return kindByReal(partOf(real, disclose).visits, real.length < all.length)
}

const viewOf = ({ from, to }: Period, { product, source, channel, device, kind }: VisitFilter) =>
  JSON.stringify([from, to, product, source, channel, device, kind])

/**
 * Where a step is seen on the machines' own maps: of each product, or of the one that is asked for. Where a visit begins
 * no product is known.
 */
function placesOf(step: FunnelStep, query: GraphQuery): FunnelStepView['places'] {
  const { from, to, product, source, channel, device, kind } = query
  const filter = { from, to, source, channel, device, kind, ...(step !== 'visit' && { product }) }
  const states = funnelStates
    .filter((one) => one.step === step)
    .filter(({ products }) => product === undefined || products?.includes(product) !== false)
    .map(({ state }) => state)
  return catalogue.flatMap((testModel) => {
    const at = states.find((state) => machineIdOf(state) === testModel.machine.id)
    if (at === undefined || usualSide(testModel) !== 'browser') return []
    const place = at === testModel.machine.id ? {} : { at }
    return [{ title: testModel.title, href: addressOf(testModel.key, { ...filter, ...place }) }]
  })
}
