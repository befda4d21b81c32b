import type { MachineCard } from '#contract/views/graph-view.ts'
import { drawMini } from '#graphs/index.ts'
import { catalogue } from '#machines/catalogue.ts'
import { limits } from '#machines/reference/limits.ts'
import type { Deps } from '../deps.ts'
import { publishMachines } from '../traffic/publish-machines.ts'
import type { PublishedVersion } from '../traffic/versions.store.ts'
import { type CardCounts, countToday } from './queries/cards.ts'
import { sceneOf } from './scenes/scene-of.ts'
import { few } from './suppression/small-counts.ts'
import { usualSide } from './versions/usual-side.ts'

/** Every machine as it is now, with today's traffic. */
export async function listMachineCards(deps: Deps): Promise<MachineCard[]> {
  const versions = await publishMachines(deps.db, deps.clock.now())
  const counts = new Map((await countedToday(deps, versions)).map((one) => [one.id, one]))
  return Promise.all(
    catalogue.flatMap((testModel, at) => {
      const version = versions[at]
      return version ? [cardOf(deps, testModel, version, counts.get(version.id))] : []
    }),
  )
}

function countedToday({ db, clock }: Deps, versions: readonly PublishedVersion[]): Promise<CardCounts[]> {
  const ofServer = versions.filter((_, at) => catalogue[at] && usualSide(catalogue[at]) === 'server')
  return countToday(db, {
    versionIds: versions.map(({ id }) => id),
    ofServer: ofServer.map(({ id }) => id),
    day: clock.today(),
    openSince: new Date(clock.now().getTime() - limits.graphs.openMs),
  })
}

async function cardOf(
  deps: Deps,
  { key, title }: (typeof catalogue)[number],
  version: PublishedVersion,
  counts: CardCounts = nothing,
): Promise<MachineCard> {
  const scene = await sceneOf(deps, version, 'overview')
  return {
    key,
    title,
    version: version.version,
    states: version.graph.nodes.length - 1,
    transitions: version.graph.edges.length,
    svg: drawMini(scene, { title }),
    journeys: few(counts.journeys, counts.journeys),
    dropped: few(counts.dropped, counts.dropped),
    offModel: few(counts.offModel, counts.offModelJourneys),
    refused: counts.refused,
  }
}

const nothing: CardCounts = { id: 0, journeys: 0, dropped: 0, offModel: 0, offModelJourneys: 0, refused: 0 }
