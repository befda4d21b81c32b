import type { Save } from './outbox.ts'
import { emptyOutbox, type HeldEvent, type OutboxStorage, type StoredOutbox } from './outbox-storage.ts'

/** What an outbox holds of each journey, kept over a reload: saves, events that no save has taken yet, what is known. */
export class OutboxContents {
  readonly #storage: OutboxStorage
  #stored: StoredOutbox

  constructor(storage: OutboxStorage) {
    this.#storage = storage
    this.#stored = storage.read()
  }

  get saves(): readonly Save[] {
    return this.#stored.saves
  }

  savesOf(leadId: string): Save[] {
    return this.saves.filter((save) => save.customerLeadId === leadId)
  }

  /** The first may be on its way already; behind it, a later save of the last one's step joins it. */
  addSave(save: Save): void {
    const last = this.saves.length > 1 ? this.saves.at(-1) : undefined
    const repeats = last?.step === save.step && last.customerLeadId === save.customerLeadId
    this.#change({
      saves: repeats ? [...this.saves.slice(0, -1), joined(last, save)] : [...this.saves, save],
    })
  }

  /** A save that the person waited for stays unsent. */
  keepSave(save: Save): void {
    if (!this.saves.includes(save)) this.#change({ saves: [...this.saves, save] })
  }

  removeSave(save: Save): void {
    this.#change({ saves: this.saves.filter((one) => one !== save) })
  }

  removeSavesOf(leadId: string): void {
    this.#change({ saves: this.saves.filter((one) => one.customerLeadId !== leadId) })
  }

  /** An event that is held twice in a row counts once. */
  holdEvent(leadId: string, held: HeldEvent): void {
    const before = this.#eventsOf(leadId)
    if (before.at(-1)?.event !== held.event) this.#setEvents(leadId, [...before, held])
  }

  /** In place of all that is held of a journey which has no lead yet. */
  holdFirstEvents(held: readonly HeldEvent[]): void {
    this.#setEvents('', held)
  }

  /** Removes the last event of this type, and all after it. */
  removeEventsSince(leadId: string, type: string): void {
    const held = this.#eventsOf(leadId)
    const at = held.findLastIndex(({ event }) => event.type === type)
    if (at >= 0) this.#setEvents(leadId, held.slice(0, at))
  }

  /** The events of a journey, which are held no longer. */
  takeEvents(leadId: string): readonly HeldEvent[] {
    const { [leadId]: taken = [], ...held } = this.#stored.held
    this.#change({ held })
    return taken
  }

  /** The newest version of a journey that this tab knows of. */
  versionOf(leadId: string): number {
    return this.#stored.versions[leadId] ?? 0
  }

  learnVersion(leadId: string, version: number): void {
    if (version <= this.versionOf(leadId)) return
    this.#change({ versions: { ...this.#stored.versions, [leadId]: version } })
  }

  /** The server's answers of a journey, as far as this tab knows them. */
  baseOf(leadId: string): StoredOutbox['bases'][string] | undefined {
    return this.#stored.bases[leadId]
  }

  setBase(leadId: string, base: StoredOutbox['bases'][string]): void {
    this.#change({ bases: { ...this.#stored.bases, [leadId]: base } })
  }

  /** Of journeys without unsent saves, what the server told and what was held. */
  forgetSent(): void {
    const unsent = <T>(known: Readonly<Record<string, T>>): Record<string, T> =>
      Object.fromEntries(Object.entries(known).filter(([leadId]) => this.savesOf(leadId).length > 0))
    const { bases, held } = this.#stored
    this.#change({ bases: unsent(bases), held: unsent(held) })
  }

  clear(): void {
    this.#change(emptyOutbox)
  }

  #eventsOf(leadId: string): readonly HeldEvent[] {
    return this.#stored.held[leadId] ?? []
  }

  #setEvents(leadId: string, events: readonly HeldEvent[]): void {
    this.#change({ held: { ...this.#stored.held, [leadId]: events } })
  }

  #change(change: Partial<StoredOutbox>): void {
    this.#stored = { ...this.#stored, ...change }
    this.#storage.write(this.#stored)
  }
}

/** Two saves of one step as one: the events of both, the fields of the later. */
const joined = (before: Save | undefined, save: Save): Save =>
  before?.events && save.events
    ? { ...save, screen: before.screen, events: [...before.events, ...save.events] }
    : save
