import * as v from 'valibot'
import { saveFlow } from '#contract/flow/flow.calls.ts'
import { stepKeys } from '#contract/flow/step-name.ts'
import { type WireSteps, wireSteps } from '#contract/flow/steps.ts'
import { storageItem, tabStorage } from '../browser/storage.ts'
import type { Save } from './outbox.ts'

/** An event of a person, and the screen where it was heard. */
const heldEvent = v.object({
  screen: v.optional(v.string()),
  step: v.optional(v.number()),
  event: v.looseObject({ type: v.string() }),
})
export type HeldEvent = v.InferOutput<typeof heldEvent>

/** What survives a reload: pending saves, and of each journey the latest version and server record. */
export type StoredOutbox = {
  saves: readonly Save[]
  versions: Readonly<Record<string, number>>
  bases: Readonly<Record<string, WireSteps>>
  /** Events that no save has taken along yet, by their journey; one that has not begun has an empty id. */
  held: Readonly<Record<string, readonly HeldEvent[]>>
}
export type OutboxStorage = { read: () => StoredOutbox; write: (stored: StoredOutbox) => void }

const storedOutbox = v.object({
  saves: v.array(saveFlow.request),
  versions: v.record(v.string(), v.number()),
  bases: v.optional(v.record(v.string(), wireSteps), {}),
  held: v.optional(v.record(v.string(), v.array(heldEvent)), {}),
})

export const emptyOutbox: StoredOutbox = { saves: [], versions: {}, bases: {}, held: {} }

/** Without the eighth step: identity is never stored in the browser (ruling 18). */
export function baseOf(steps: WireSteps): WireSteps {
  const kept = stepKeys.filter((key) => key !== 'step8' && steps[key] !== undefined)
  return Object.fromEntries(kept.map((key) => [key, steps[key]]))
}

/** In session storage. */
export function tabOutboxStorage(): OutboxStorage {
  const storage = storageItem(tabStorage, 'outbox', storedOutbox)
  return {
    read: () => storage.read() ?? emptyOutbox,
    write: ({ saves, held, ...rest }) =>
      storage.write({ ...rest, saves: saves.filter(mayBeStored), held: withoutIdentity(held) }),
  }
}

/** Identity numbers are never stored in the browser (ruling 18); such a save stays in memory. */
export const mayBeStored = ({ step, step8 }: Save): boolean => step !== 8 && step8 === undefined

const withoutIdentity = (held: StoredOutbox['held']) =>
  Object.fromEntries(
    Object.entries(held).map(([leadId, events]) => [leadId, events.filter(({ step }) => step !== 8)]),
  )
