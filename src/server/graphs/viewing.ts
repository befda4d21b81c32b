import type { Side } from '#contract/views/graph-query.ts'
import type { GraphView } from '#contract/views/graph-view.ts'
import type { Overlay, Scene } from '#graphs/index.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { type WorkerPool, workerPoolOf } from '../paths/worker-pool/worker-pool.ts'
import { versionCache } from '../traffic/version-cache.ts'
import type { ReadVersion } from '../traffic/versions.store.ts'
import type { ViewRequest } from './address/read-address.ts'
import type { Numbers } from './queries/numbers.ts'
import type { TrafficSelection } from './queries/select-traffic.ts'
import type { Selection } from './queries/selection.ts'
import type { Disclose } from './rounding.ts'
import { UnionScenes } from './scenes/union-scenes.ts'
import type { RequestedMachine } from './versions/requested-machine.ts'

/** What the views of a module are made with. */
export type ViewDeps = Deps & { unionScenes: UnionScenes; workerPool: WorkerPool; readVersion: ReadVersion }

export const viewDeps = (deps: Deps): ViewDeps => ({
  ...deps,
  unionScenes: new UnionScenes(deps),
  workerPool: workerPoolOf(deps),
  readVersion: versionCache(),
})

type Wanted = TrafficSelection & { side: Side; kind: NonNullable<TrafficSelection['kind']> }

/** The data of a view. */
export type Viewing = {
  machine: RequestedMachine
  asked: ViewRequest
  /** Which traffic counts, with every default filled in. */
  wanted: Wanted
  selection: Selection
  numbers: Numbers
  /** Of this selection. */
  disclose: Disclose
  /** The address of the requested view with a change. */
  href: (changes: Record<string, string>) => string
  now: Date
  /** In India. */
  today: string
  /** Reports an unknown parameter in the address. */
  fault: (name: string) => void
}

/** A view's content and its drawing. */
export type Made = { shown: GraphView['shown']; drawing?: Drawing }
type Drawing = { scene: Scene; overlay: Overlay }

/**
 * Reads its data within the one snapshot of a page; the returned function then
 * renders, with the database free for others.
 */
export type View = (tx: Db, viewing: Viewing) => Promise<() => Made | Promise<Made>>
