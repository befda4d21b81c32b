import type { MachineCard } from '#contract/views/graph-view.ts'
import { drawMini } from '#graphs/index.ts'
import { catalogue } from '#machines/catalogue.ts'
import { limits } from '#machines/reference/limits.ts'
import { publishMachines } from '../traffic/publish-machines.ts'
import type { PublishedVersion } from '../traffic/versions.store.ts'
import { periodOf } from './address/read-address.ts'
import { type CardCounts, countCards, countRefused } from './queries/cards.ts'
import { inOneSnapshot } from './queries/in-one-snapshot.ts'
import { disclosePartsOf, discloser, subjectOf } from './rounding.ts'
import { sceneOf } from './scenes/scene-of.ts'
import { kindByReal } from './usual-kind.ts'
import { usualSide } from './versions/usual-side.ts'
import type { ViewDeps } from './viewing.ts'

/**
 * Every machine as it is now, with the traffic that its page shows at first: of the last four weeks, and made up
 * where too few are real to be told.
 */
export async function listMachineCards(deps: ViewDeps): Promise<MachineCard[]> {
  const versions = await publishMachines(deps.db, deps.clock.now(), deps.readVersion)
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

function counted({ db, clock }: ViewDeps, versions: readonly PublishedVersion[]): Promise<CardCounts[]> {
  const ofServer = versions.filter((_, at) => catalogue[at] && usualSide(catalogue[at]) === 'server')
  const asked = {
    versionIds: versions.map(({ id }) => id),
    ofServer: ofServer.map(({ id }) => id),
    period: periodOf({}, clock.today()),
    openSince: new Date(clock.now().getTime() - limits.graphs.openMs),
  }
  return inOneSnapshot(db, (tx) => countCards(tx, asked))
}

async function cardOf(
  deps: ViewDeps,
  { key, title }: (typeof catalogue)[number],
  version: PublishedVersion,
  counts: Omit<CardCounts, 'id'>,
  refused: number,
): Promise<MachineCard> {
  const view = `card ${deps.clock.today()} ${counts.isMadeUp}`
  const disclose = discloser(deps.config.secrets.signing, subjectOf(version.id), view)
  const part = disclosePartsOf(disclose, 'journeys', counts.journeys)
  return {
    key,
    title,
    version: version.version,
    states: version.graph.nodes.length - 1,
    transitions: version.graph.edges.length,
    svg: await miniOf(deps, version, title),
    isMadeUp: counts.isMadeUp,
    journeys: disclose('journeys', counts.journeys),
    dropped: part('dropped', counts.dropped),
    offModel: part('off-model', counts.offModel, counts.offModelJourneys),
    refused: disclose('refused', refused),
  }
}

const minis = new WeakMap<PublishedVersion, string>()

/** Drawn once for each version, which never changes. */
async function miniOf(deps: ViewDeps, version: PublishedVersion, title: string): Promise<string> {
  const known = minis.get(version)
  if (known !== undefined) return known
  const scene = await sceneOf(deps, version, 'overview')
  const svg = drawMini(scene, { title })
  if (!scene.isProvisional) minis.set(version, svg)
  return svg
}

const nothing = { isMadeUp: false, journeys: 0, dropped: 0, offModel: 0, offModelJourneys: 0 }
