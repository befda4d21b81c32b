/**
 * The events that a person causes on a journey, and the saves they make, sent behind the scenes: in order, one at a
 * time, each on the version that the one before it made, again and again while the network is gone, and kept over a
 * reload of the tab.
 *
 *   outbox.holdEvent(leadId, held)      an event that goes along with the next save
 *   outbox.add(record, step)            a person has moved on already; save it when you can
 *   await outbox.saveNow(record, step)  the person waits for this one: { leadId, version }, or an Error with words
 *   await outbox.flush()                whether everything is saved; false once an attempt has failed
 *   outbox.learnVersion(leadId, n)      another call has moved the record on
 *   outbox.learnRecord(resumeRecord)    a journey as the server has it
 *   outbox.version(leadId)              the newest version this tab knows of
 *   outbox.conflict(leadId)             saves that wait for a choice: somebody else has moved the journey on
 *   outbox.resolve(leadId, …)           the choice
 *   outbox.retry()                      send what waits at once
 *   outbox.forgetSent() / discard()     what is known of saved journeys; everything
 *   outbox.state / subscribe            'saved' | 'saving' | 'notSaved' | 'conflict'
 *   outbox.onEvent                      'refused': the server did not take a save; 'locked': prove whose it is
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
import { mobileIn } from '../api-client/masked-mobile.ts'
import type { Refused, Sent } from '../api-client/send.ts'
import { Listeners } from '../browser/listeners.ts'
import { isAlreadySaved } from './is-already-saved.ts'
import { type Conflict, Conflicts } from './outbox-conflicts.ts'
import { OutboxContents } from './outbox-contents.ts'
import { baseOf, type HeldEvent, type OutboxStorage } from './outbox-storage.ts'

export type Save = RequestOf<typeof saveFlow>
export type Saved = {
  leadId: string
  version: number
  quotationNumber?: string | undefined
  pricesFirst?: boolean | undefined
}
type OutboxState = 'saved' | 'saving' | 'notSaved' | 'conflict'
export type OutboxEvent =
  /** This browser has to prove ownership; waiting saves are sent after that, see `retry`. */
  | { kind: 'locked'; leadId: string; mobile: string | undefined }
  | { kind: 'refused'; leadId: string; step: SavedStep; failure: Failure }

/** The choice of a conflict: what is to be saved, as a record and, where only events carry it, as events. */
type Resolution = {
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
  readonly #deps: OutboxDeps
  readonly #contents: OutboxContents
  readonly #changes = new Listeners<void>()
  readonly #events = new Listeners<OutboxEvent>()
  readonly #conflicts = new Conflicts()
  #state: OutboxState = 'saved'
  #flushing: ((isSaved: boolean) => void)[] = []
  #isSending = false
  #discards = 0
  #pausing = new AbortController()

  constructor(deps: OutboxDeps) {
    this.#deps = deps
    this.#contents = new OutboxContents(deps.storage)
    this.#sendAll()
  }

  readonly state = (): OutboxState => this.#state
  readonly subscribe = this.#changes.add
  readonly onEvent = this.#events.add
  readonly conflict = this.#conflicts.of
  /** Unsaved answers. */
  readonly pending = (): readonly Save[] => this.#contents.saves

  version(leadId: string): number {
    return this.#contents.versionOf(leadId)
  }

  learnVersion(leadId: string, version: number): void {
    this.#contents.learnVersion(leadId, version)
  }

  /** Ignored while answers of this journey wait: they are based on what this tab knew before. */
  learnRecord(resume: ResumeRecord): void {
    const { customerLeadId: leadId, version } = resume
    if (this.#contents.savesOf(leadId).length > 0) return
    this.#contents.learnVersion(leadId, version)
    this.#contents.setBase(leadId, baseOf(resume))
  }

  /** What is known of journeys is forgotten; what waits to be sent still is. */
  forgetSent(): void {
    this.#contents.forgetSent()
  }

  /** Forgets everything, saved or not, because somebody leaves this browser; the reply to a save on its way is ignored. */
  discard(): void {
    this.#discards += 1
    this.#conflicts.endAll()
    this.#contents.clear()
    this.#pausing.abort()
  }

  /** An event of a person that changes the record, or leads to where the ones after it are possible. */
  holdEvent(leadId: string, held: HeldEvent): void {
    this.#contents.holdEvent(leadId, held)
  }

  /** A journey begins in this tab with these answers; what an earlier one left behind is forgotten. */
  beginWith(held: readonly HeldEvent[]): void {
    this.#contents.holdFirstEvents(held)
  }

  /** Removes an event and all after it, because what it was to begin has failed or was left. */
  takeBack(leadId: string, { type }: HeldEvent['event']): void {
    this.#contents.removeEventsSince(leadId, type)
  }

  add(record: JourneyRecord, step: SavedStep): void {
    const save = this.#saveOf(record, step)
    this.#contents.addSave(save)
    this.#conflicts.join(save)
    this.#sendAll()
  }

  async saveNow(record: JourneyRecord, step: SavedStep): Promise<Saved> {
    if (record.leadId !== '' && !(await this.flush())) throw new Error(this.#whyNot())
    const save = this.#saveOf(record, step)
    const discards = this.#discards
    const sent = await this.#deps.send(this.#onVersion(save))
    if (discards !== this.#discards) throw new Error(this.#whyNot())
    if (sent.ok) return this.#learnFrom(save, sent.body)
    const arrived = isMoved(sent) ? this.#reconciled(save, sent) : undefined
    if (arrived) return arrived
    if (isMoved(sent)) this.#enter('conflict')
    throw new Error(sent.failure.issues?.[0]?.message ?? sent.failure.message)
  }

  /** Resolves a conflict: local answers count only as chosen, and are saved on the current version. */
  resolve(leadId: string, { record, steps, saves = [] }: Resolution): void {
    this.#conflicts.end(leadId)
    this.#contents.removeSavesOf(leadId)
    this.#contents.takeEvents(leadId)
    this.#contents.learnVersion(leadId, record.version)
    for (const step of steps) {
      const chosen = saves.filter((save) => save.step === step)
      for (const { screen, events } of chosen)
        for (const event of events) this.holdEvent(leadId, { screen, step, event })
      this.add(record, step)
    }
    this.#sendAll()
  }

  flush(): Promise<boolean> {
    if (this.#state !== 'saving') return Promise.resolve(this.#state === 'saved')
    return new Promise((resolve) => this.#flushing.push(resolve))
  }

  /** Sends everything that waits at once. */
  retry(): void {
    this.#conflicts.endAll()
    this.#pausing.abort()
    this.#sendAll()
  }

  async #sendAll(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    let tries = 0
    for (let save = this.#next(); save; save = this.#next()) {
      if (tries === 0) this.#enter('saving')
      if (await this.#isSettled(save)) tries = 0
      else {
        this.#enter('notSaved')
        await this.#pause(tries)
        tries += 1
      }
    }
    this.#isSending = false
    this.#enter(this.#conflicts.isEmpty ? 'saved' : 'conflict')
  }

  #next(): Save | undefined {
    return this.#contents.saves.find((save) => !this.#conflicts.has(save))
  }

  #pause(tries: number): Promise<void> {
    this.#pausing = new AbortController()
    return this.#deps.pause(pausesMs[Math.min(tries, pausesMs.length - 1)] ?? 0, this.#pausing.signal)
  }

  /** Sends a save. Settled is what was saved, waits for a choice, or was given up with an event. */
  async #isSettled(save: Save): Promise<boolean> {
    const discards = this.#discards
    const sent = await this.#deps.send(this.#onVersion(save))
    if (discards !== this.#discards) return true
    if (!sent.ok && isLost(sent)) return false
    if (!sent.ok && isLocked(sent)) {
      const { customerLeadId: leadId = '' } = save
      this.#events.tell({ kind: 'locked', leadId, mobile: mobileIn(sent.failure) })
      return false
    }
    const isDone = sent.ok || !isMoved(sent) || this.#reconciled(save, sent) !== undefined
    if (isDone) this.#contents.removeSave(save)
    if (sent.ok) this.#learnFrom(save, sent.body)
    else if (!isMoved(sent)) this.#giveUp(save, sent.failure)
    return true
  }

  /** A lost reply looks like somebody else's save, but with the same content: the save has arrived. */
  #reconciled(save: Save, { failure }: Refused<unknown>): Saved | undefined {
    const parsed = v.safeParse(resumeRecord, failure.current)
    const current = parsed.success ? parsed.output : undefined
    if (current && isAlreadySaved(save, current)) {
      this.#contents.learnVersion(current.customerLeadId, current.version)
      return { leadId: current.customerLeadId, version: current.version }
    }
    this.#waitForChoice(save, current)
    return undefined
  }

  /** Nothing of this journey is sent until the person has chosen. */
  #waitForChoice(save: Save, current: Conflict['current']): void {
    const { customerLeadId: leadId = '' } = save
    this.#contents.keepSave(save)
    const saves = this.#contents.savesOf(leadId)
    this.#conflicts.hold(leadId, { saves, current, base: this.#contents.baseOf(leadId) })
  }

  #giveUp({ customerLeadId: leadId = '', step }: Save, failure: Failure): void {
    this.#contents.removeSavesOf(leadId)
    this.#events.tell({ kind: 'refused', leadId, step, failure })
  }

  /** The save of a step, with the events that were held for it. */
  #saveOf(record: JourneyRecord, step: SavedStep): Save {
    const held = this.#contents.takeEvents(record.leadId)
    return toSave(record, step, {
      loggedInUser: this.#deps.isLoggedIn(),
      customerUniqueNumber: this.#deps.ownNumber(),
      answered: { screen: held[0]?.screen, events: held.map(({ event }) => event) },
      others: otherFields(record, held),
    })
  }

  #onVersion(save: Save): Save {
    const { customerLeadId: id, version = 0 } = save
    return id === undefined ? save : { ...save, version: Math.max(version, this.version(id)) }
  }

  #learnFrom(save: Save, { data }: ReplyOf<typeof saveFlow>): Saved {
    const { customerLeadId: leadId, version, quotationNumber, pricesFirst } = data.data
    this.#contents.learnVersion(leadId, version)
    this.#contents.setBase(leadId, { ...this.#contents.baseOf(leadId), ...baseOf(save) })
    return {
      leadId,
      version,
      ...(quotationNumber && { quotationNumber }),
      ...(pricesFirst && { pricesFirst }),
    }
  }

  #whyNot(): string {
    return this.#state === 'conflict' ? messages.merge.later : messages.journey.saveFailed
  }

  #enter(state: OutboxState): void {
    this.#state = state
    this.#changes.tell()
    if (state === 'saving') return
    for (const answer of this.#flushing.splice(0)) answer(state === 'saved')
  }
}

/** No answer, or a temporary failure. */
const isLost = ({ status }: Refused<unknown>) => status === 0 || status >= 500 || status === 429
const isLocked = ({ failure }: Refused<unknown>) => failure.code === 'prove-owner'
const isMoved = ({ failure }: Refused<unknown>) =>
  failure.code === 'saved-elsewhere' || failure.code === 'not-now'
