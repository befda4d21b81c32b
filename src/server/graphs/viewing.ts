import type { GraphView } from '#contract/views/graph-view.ts'
import type { Overlay, Scene } from '#graphs/index.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { type WorkerPool, workerPoolOf } from '../paths/worker-pool/worker-pool.ts'
import type { ViewRequest } from './address/read-address.ts'
import type { Numbers } from './queries/numbers.ts'
import type { Selection } from './queries/selection.ts'
import { UnionScenes } from './scenes/union-scenes.ts'
import type { RequestedMachine } from './versions/requested-machine.ts'

/** What the views of a module are made with. */
export type ViewDeps = Deps & { unionScenes: UnionScenes; workerPool: WorkerPool }

export const viewDeps = (deps: Deps): ViewDeps => ({
  ...deps,
  unionScenes: new UnionScenes(deps),
  workerPool: workerPoolOf(deps),
})

/** All that a view is made from. */
export type Viewing = {
  machine: RequestedMachine
  asked: ViewRequest
  selection: Selection
  numbers: Numbers
  /** Where a view of what was asked for with something changed stands. */
  href: (changes: Record<string, string>) => string
  now: Date
  /** Says that the address asks for something nobody knows. */
  fault: (name: string) => void
}

/** What a view shows, and what is drawn in it. */
export type Made = { shown: GraphView['shown']; drawing?: Drawing }
export type Drawing = { scene: Scene; overlay: Overlay }

/**
 * Asks what it needs within the one look at the database that all numbers of a page come from; what it gives back
 * then draws, when the database is free for others again.
 */
export type View = (tx: Db, viewing: Viewing) => Promise<() => Made | Promise<Made>>
