import type { MachineCard } from '#contract/views/graph-view.ts'
import { drawMini } from '#graphs/index.ts'
import { catalogue } from '#machines/catalogue.ts'
import { limits } from '#machines/reference/limits.ts'
import type { Deps } from '../deps.ts'
import { publishMachines } from '../traffic/publish-machines.ts'
import type { PublishedVersion } from '../traffic/versions.store.ts'
import { periodOf } from './address/read-address.ts'
import { type CardCounts, countCards, countRefused } from './queries/cards.ts'
import { disclosePartsOf, discloser, subjectOf } from './rounding.ts'
import { sceneOf } from './scenes/scene-of.ts'
import { kindByReal } from './usual-kind.ts'
import { usualSide } from './versions/usual-side.ts'

/**
 * Every machine as it is now, with the traffic that its page shows at first: of the last four weeks, and made up
 * where too few are real to be told.
 */
export async function listMachineCards(deps: Deps): Promise<MachineCard[]> {
  const versions = await publishMachines(deps.db, deps.clock.now())
  const counts = await counted(deps, versions)
  const refused = new Map(
    (await countRefused(deps.db, deps.clock.today())).map(({ machine, batches }) => [machine, batches]),
  )
  return Promise.all(
    catalogue.flatMap((testModel, at) => {
      const version = versions[at]
      if (!version) return []
      const of = counts.filter(({ id }) => id === version.id)
      const disclose = discloser(deps.config.secrets.signing, subjectOf(version.id), '')
      const [real, madeUp] = [false, true].map((kind) => of.find(({ isMadeUp }) => isMadeUp === kind))
      const kind = kindByReal(disclose('journeys', real?.journeys ?? 0), madeUp !== undefined)
      const shown = (kind === 'real' ? real : madeUp) ?? nothing
      return [cardOf(deps, testModel, version, shown, refused.get(testModel.machine.id) ?? 0)]
    }),
  )
}

function counted({ db, clock }: Deps, versions: readonly PublishedVersion[]): Promise<CardCounts[]> {
  const ofServer = versions.filter((_, at) => catalogue[at] && usualSide(catalogue[at]) === 'server')
  return countCards(db, {
    versionIds: versions.map(({ id }) => id),
    ofServer: ofServer.map(({ id }) => id),
    period: periodOf({}, clock.today()),
    openSince: new Date(clock.now().getTime() - limits.graphs.openMs),
  })
}

async function cardOf(
  deps: Deps,
  { key, title }: (typeof catalogue)[number],
  version: PublishedVersion,
  counts: Omit<CardCounts, 'id'>,
  refused: number,
): Promise<MachineCard> {
  const scene = await sceneOf(deps, version, 'overview')
  const view = `card ${deps.clock.today()} ${counts.isMadeUp}`
  const disclose = discloser(deps.config.secrets.signing, subjectOf(version.id), view)
  const part = disclosePartsOf(disclose, 'journeys', counts.journeys)
  return {
    key,
    title,
    version: version.version,
    states: version.graph.nodes.length - 1,
    transitions: version.graph.edges.length,
    svg: drawMini(scene, { title }),
    isMadeUp: counts.isMadeUp,
    journeys: disclose('journeys', counts.journeys),
    dropped: part('dropped', counts.dropped),
    offModel: part('off-model', counts.offModel, counts.offModelJourneys),
    refused,
  }
}

const nothing = { isMadeUp: false, journeys: 0, dropped: 0, offModel: 0, offModelJourneys: 0 }
