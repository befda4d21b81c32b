/**
 * The events that a person causes on a journey, and the saves they make, sent behind the scenes: in order, one at a time, each on the version the one before it made,
 * again and again while the network is gone, and kept over a reload of the tab.
 *
 *   outbox.hold(leadId, answered)       an event that goes along with the next save
 *   outbox.add(record, step)            a person has moved on already; save it when you can
 *   await outbox.saveNow(record, step)  the person waits for this one: { leadId, version }, or an Error with words
 *   await outbox.flush()                whether everything is saved; false once an attempt has failed
 *   outbox.learn(leadId, version)       another call has moved the record on
 *   outbox.heard(resumeRecord)          a journey as the server has it
 *   outbox.version(leadId)              the newest version this tab knows of
 *   outbox.conflict(leadId)             saves that wait for a choice: somebody else has moved the journey on
 *   outbox.settle(leadId, …)            the choice
 *   outbox.retry()                      send what waits at once
 *   outbox.forget() / drop()            what is known of journeys; also what waits
 *   outbox.state / subscribe            'saved' | 'saving' | 'notSaved' | 'conflict'
 *   outbox.onNews                       'refused': the server did not take a save; 'locked': prove whose it is
 */
import * as v from 'valibot'
import type { ReplyOf, RequestOf } from '#contract/call.ts'
import type { Failure } from '#contract/failure.ts'
import { type ResumeRecord, resumeRecord, type saveFlow } from '#contract/flow/flow.calls.ts'
import { toSave } from '#contract/flow/save.ts'
import { otherFields } from '#contract/flow/step-fields.ts'
import type { GivenEvent } from '#machines/core/field.ts'
import type { SavedStep } from '#machines/core/meta.ts'
import { messages } from '#machines/reference/messages.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { mobileIn } from '../api/masked-mobile.ts'
import type { Refused, Sent } from '../api/send.ts'
import { Listeners } from '../browser/listeners.ts'
import { isAlreadySaved } from './is-already-saved.ts'
import { type Conflict, Conflicts } from './outbox-conflicts.ts'
import {
  baseOf,
  emptyOutbox,
  type HeldEvent,
  type OutboxStorage,
  type StoredOutbox,
} from './outbox-storage.ts'

export type Save = RequestOf<typeof saveFlow>
export type Saved = { leadId: string; version: number; quotationNumber?: string | undefined }
type OutboxState = 'saved' | 'saving' | 'notSaved' | 'conflict'
export type OutboxEvent =
  /** This browser has to prove ownership; waiting saves are sent after that, see `retry`. */
  | { kind: 'locked'; leadId: string; mobile: string | undefined }
  | { kind: 'refused'; leadId: string; step: SavedStep; failure: Failure }

/** The choice of a conflict: what is to be saved, as a record and, where only events carry it, as events. */
type Settlement = {
  record: JourneyRecord
  steps: readonly SavedStep[]
  saves?: readonly { step: SavedStep; screen?: string | undefined; events: readonly GivenEvent[] }[]
}

export type OutboxDeps = {
  send: (save: Save) => Promise<Sent<ReplyOf<typeof saveFlow>>>
  storage: OutboxStorage
  isLoggedIn: () => boolean
  /** Of the customer who is logged in. */
  ownNumber: () => string | undefined
  /** Resolves after so many ms, as soon as the network is back, or when told. */
  pause: (ms: number, now: AbortSignal) => Promise<void>
}

const pausesMs = [1000, 2000, 4000, 8000, 15_000, 30_000] as const

export class Outbox {
  readonly #needs: OutboxDeps
  readonly #changes = new Listeners<void>()
  readonly #news = new Listeners<OutboxEvent>()
  readonly #conflicts = new Conflicts()
  #shelved: StoredOutbox
  #state: OutboxState = 'saved'
  #waiting: ((isSaved: boolean) => void)[] = []
  #isRunning = false
  #drops = 0
  #pausing = new AbortController()

  constructor(deps: OutboxDeps) {
    this.#needs = deps
    this.#shelved = deps.storage.read()
    this.#run()
  }

  readonly state = (): OutboxState => this.#state
  readonly subscribe = this.#changes.add
  readonly onEvent = this.#news.add
  readonly conflict = this.#conflicts.of
  /** Unsaved answers. */
  readonly pending = (): readonly Save[] => this.#shelved.saves

  version(leadId: string): number {
    return this.#shelved.versions[leadId] ?? 0
  }

  learn(leadId: string, version: number): void {
    if (version <= this.version(leadId)) return
    this.#keep({ versions: { ...this.#shelved.versions, [leadId]: version } })
  }

  /** Not while its answers wait: they are based on what this tab knew before. */
  heard(resume: ResumeRecord): void {
    const { customerLeadId: leadId, version } = resume
    if (this.#of(leadId).length > 0) return
    this.learn(leadId, version)
    this.#keep({ bases: { ...this.#shelved.bases, [leadId]: baseOf(resume) } })
  }

  /** What was known of journeys is forgotten; what waits to be sent still is. */
  forget(): void {
    const ofWaiting = <T>(known: Readonly<Record<string, T>>): Record<string, T> =>
      Object.fromEntries(Object.entries(known).filter(([leadId]) => this.#of(leadId).length > 0))
    const { bases, held } = this.#shelved
    this.#keep({ bases: ofWaiting(bases), held: ofWaiting(held) })
  }

  /** Nothing of whoever leaves this browser stays, saved or not; an answer that is still on its way is not learned. */
  drop(): void {
    this.#drops += 1
    this.#conflicts.endAll()
    this.#keep(emptyOutbox)
    this.#pausing.abort()
  }

  /** An event of a person that changes the record, or where the ones after it are heard; told twice it counts once. */
  hold(leadId: string, answered: HeldEvent): void {
    const before = this.#shelved.held[leadId] ?? []
    if (before.at(-1)?.event === answered.event) return
    this.#keep({ held: { ...this.#shelved.held, [leadId]: [...before, answered] } })
  }

  /** A journey begins in this tab with these answers; what an earlier one left behind is forgotten. */
  beginWith(answered: readonly HeldEvent[]): void {
    this.#keep({ held: { ...this.#shelved.held, '': answered } })
  }

  /** An event that led nowhere, and all after it: what it would have begun has failed, or was left. */
  takeBack(leadId: string, { type }: HeldEvent['event']): void {
    const held = this.#shelved.held[leadId] ?? []
    const at = held.findLastIndex((one) => one.event.type === type)
    if (at >= 0) this.#keep({ held: { ...this.#shelved.held, [leadId]: held.slice(0, at) } })
  }

  add(record: JourneyRecord, step: SavedStep): void {
    const save = this.#saveOf(record, step)
    const { saves } = this.#shelved
    // The first may be on its way already; of those behind it, a later word on the same step joins the earlier.
    const last = saves.length > 1 ? saves.at(-1) : undefined
    const repeats = last?.step === step && last.customerLeadId === save.customerLeadId
    this.#keep({ saves: repeats ? [...saves.slice(0, -1), joined(last, save)] : [...saves, save] })
    this.#conflicts.join(save)
    this.#run()
  }

  async saveNow(record: JourneyRecord, step: SavedStep): Promise<Saved> {
    if (record.leadId !== '' && !(await this.flush())) throw new Error(this.#whyNot())
    const save = this.#saveOf(record, step)
    const drops = this.#drops
    const sent = await this.#needs.send(this.#onVersion(save))
    if (drops !== this.#drops) throw new Error(this.#whyNot())
    if (sent.ok) return this.#learnFrom(save, sent.body)
    const arrived = isMoved(sent) ? this.#reconciled(save, sent) : undefined
    if (arrived) return arrived
    if (isMoved(sent)) this.#enter('conflict')
    throw new Error(sent.failure.issues?.[0]?.message ?? sent.failure.message)
  }

  /** Resolves a conflict: local answers count only as chosen, and are saved on the current version. */
  settle(leadId: string, { record, steps, saves = [] }: Settlement): void {
    this.#conflicts.end(leadId)
    this.#drop(leadId)
    const { [leadId]: _, ...held } = this.#shelved.held
    this.#keep({ held })
    this.learn(leadId, record.version)
    for (const step of steps) {
      const events = saves.filter((save) => save.step === step)
      for (const { screen, events: answered } of events)
        for (const event of answered) this.hold(leadId, { screen, step, event })
      this.add(record, step)
    }
    this.#run()
  }

  flush(): Promise<boolean> {
    if (this.#state !== 'saving') return Promise.resolve(this.#state === 'saved')
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  /** Sends everything that waits at once. */
  retry(): void {
    this.#conflicts.endAll()
    this.#pausing.abort()
    this.#run()
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return
    this.#isRunning = true
    let tries = 0
    for (let save = this.#first(); save; save = this.#first()) {
      if (tries === 0) this.#enter('saving')
      if (await this.#settled(save)) tries = 0
      else {
        this.#enter('notSaved')
        await this.#pause(tries)
        tries += 1
      }
    }
    this.#isRunning = false
    this.#enter(this.#conflicts.isEmpty ? 'saved' : 'conflict')
  }

  #pause(tries: number): Promise<void> {
    this.#pausing = new AbortController()
    return this.#needs.pause(pausesMs[Math.min(tries, pausesMs.length - 1)] ?? 0, this.#pausing.signal)
  }

  /** Whether this save is settled: done, held for a choice, or given up with an event. */
  async #settled(save: Save): Promise<boolean> {
    const drops = this.#drops
    const sent = await this.#needs.send(this.#onVersion(save))
    if (drops !== this.#drops) return true
    if (!sent.ok && isLost(sent)) return false
    if (!sent.ok && isLocked(sent)) {
      const { customerLeadId: leadId = '' } = save
      this.#news.tell({ kind: 'locked', leadId, mobile: mobileIn(sent.failure) })
      return false
    }
    const isDone = sent.ok || !isMoved(sent) || this.#reconciled(save, sent) !== undefined
    if (isDone) this.#keep({ saves: this.#shelved.saves.filter((one) => one !== save) })
    if (sent.ok) this.#learnFrom(save, sent.body)
    else if (!isMoved(sent)) this.#giveUp(save, sent.failure)
    return true
  }

  /** A lost reply looks like somebody else's save, but with the same content: the save has arrived. */
  #reconciled(save: Save, { failure }: Refused<unknown>): Saved | undefined {
    const parsed = v.safeParse(resumeRecord, failure.current)
    const current = parsed.success ? parsed.output : undefined
    if (current && isAlreadySaved(save, current)) {
      this.learn(current.customerLeadId, current.version)
      return { leadId: current.customerLeadId, version: current.version }
    }
    this.#hold(save, current)
    return undefined
  }

  /** Nothing of this journey is sent until the person has chosen. */
  #hold(save: Save, current: Conflict['current']): void {
    const { customerLeadId: leadId = '' } = save
    if (!this.#shelved.saves.includes(save)) this.#keep({ saves: [...this.#shelved.saves, save] })
    this.#conflicts.hold(leadId, { saves: this.#of(leadId), current, base: this.#shelved.bases[leadId] })
  }

  #giveUp({ customerLeadId: leadId = '', step }: Save, failure: Failure): void {
    this.#drop(leadId)
    this.#news.tell({ kind: 'refused', leadId, step, failure })
  }

  /** The save of a step, with the events that were held for it. */
  #saveOf(record: JourneyRecord, step: SavedStep): Save {
    const { [record.leadId]: held = [], ...others } = this.#shelved.held
    this.#keep({ held: others })
    return toSave(record, step, {
      loggedInUser: this.#needs.isLoggedIn(),
      customerUniqueNumber: this.#needs.ownNumber(),
      answered: answeredBy(held),
      others: otherFields(record, held),
    })
  }

  #first(): Save | undefined {
    return this.#shelved.saves.find((save) => !this.#conflicts.has(save))
  }

  #of(leadId: string): Save[] {
    return this.#shelved.saves.filter((save) => save.customerLeadId === leadId)
  }

  #drop(leadId: string): void {
    this.#keep({ saves: this.#shelved.saves.filter((one) => one.customerLeadId !== leadId) })
  }

  #whyNot(): string {
    return this.#state === 'conflict' ? messages.merge.later : messages.journey.saveFailed
  }

  #onVersion(save: Save): Save {
    const { customerLeadId: id, version = 0 } = save
    return id === undefined ? save : { ...save, version: Math.max(version, this.version(id)) }
  }

  #learnFrom(save: Save, { data }: ReplyOf<typeof saveFlow>): Saved {
    const { customerLeadId: leadId, version, quotationNumber } = data.data
    this.learn(leadId, version)
    const { bases } = this.#shelved
    this.#keep({ bases: { ...bases, [leadId]: { ...bases[leadId], ...baseOf(save) } } })
    return { leadId, version, ...(quotationNumber && { quotationNumber }) }
  }

  #keep(change: Partial<StoredOutbox>): void {
    this.#shelved = { ...this.#shelved, ...change }
    this.#needs.storage.write(this.#shelved)
  }

  #enter(state: OutboxState): void {
    this.#state = state
    this.#changes.tell()
    if (state === 'saving') return
    for (const answer of this.#waiting.splice(0)) answer(state === 'saved')
  }
}

const answeredBy = (held: readonly HeldEvent[]) => ({
  screen: held[0]?.screen,
  events: held.map(({ event }) => event),
})

/** Two saves of one step as one: the events of both, the fields of the later. */
const joined = (before: Save | undefined, save: Save): Save =>
  before?.events && save.events
    ? { ...save, screen: before.screen, events: [...before.events, ...save.events] }
    : save

/** No answer, or a temporary failure. */
const isLost = ({ status }: Refused<unknown>) => status === 0 || status >= 500 || status === 429
const isLocked = ({ failure }: Refused<unknown>) => failure.code === 'prove-owner'
const isMoved = ({ failure }: Refused<unknown>) =>
  failure.code === 'saved-elsewhere' || failure.code === 'not-now'
