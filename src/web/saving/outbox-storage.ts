import * as v from 'valibot'
import { saveFlow } from '#contract/flow/flow.calls.ts'
import { stepKeyOf, stepKeys } from '#contract/flow/step-name.ts'
import { type WireSteps, wireSteps } from '#contract/flow/steps.ts'
import { storageItem, tabStorage } from '../browser/storage.ts'
import type { Save } from './outbox.ts'
import { isPrivate, type OfProduct, privateSteps } from './private-answers.ts'

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

/** Without the steps that are never stored in the browser. */
export function baseOf(steps: WireSteps & OfProduct): WireSteps {
  const hidden = privateSteps(steps)
  const kept = stepKeys.filter((key) => !hidden.includes(key) && steps[key] !== undefined)
  return Object.fromEntries(kept.map((key) => [key, steps[key]]))
}

/** In session storage. */
export function tabOutboxStorage(): OutboxStorage {
  const storage = storageItem(tabStorage, 'outbox', storedOutbox)
  return {
    read: () => storage.read() ?? emptyOutbox,
    write: ({ saves, held, ...rest }) =>
      storage.write({ ...rest, saves: saves.filter(mayBeStored), held: withoutPrivate(held) }),
  }
}

/** A save with what is never stored in the browser stays in memory. */
export const mayBeStored = (save: Save): boolean =>
  !privateSteps(save).some((key) => key === stepKeyOf(save.step) || save[key] !== undefined)

const withoutPrivate = (held: StoredOutbox['held']) =>
  Object.fromEntries(
    Object.entries(held).map(([leadId, events]) => [leadId, events.filter(({ event }) => !isPrivate(event))]),
  )
