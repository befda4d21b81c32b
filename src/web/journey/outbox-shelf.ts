import * as v from 'valibot'
import { saveFlow } from '#contract/flow/flow.calls.ts'
import { inTab, kept } from './kept.ts'
import type { Save } from './outbox.ts'

/** What outlives a reload: saves not made yet, and the newest version of each journey. */
export type Shelved = { saves: readonly Save[]; versions: Readonly<Record<string, number>> }
export type Shelf = { read: () => Shelved; write: (shelved: Shelved) => void }

const shelved = v.object({
  saves: v.array(saveFlow.request),
  versions: v.record(v.string(), v.number()),
})

/** In the tab's own storage. */
export function tabShelf(): Shelf {
  const shelf = kept(inTab, 'outbox', shelved)
  return {
    read: () => shelf.read() ?? { saves: [], versions: {} },
    write: ({ saves, versions }) => shelf.write({ saves: [...saves.filter(mayBeKept)], versions }),
  }
}

/** Identity numbers are never written down in the browser (decisions 18); such a save lives only in memory. */
export const mayBeKept = (save: Save): boolean => save.step8 === undefined
