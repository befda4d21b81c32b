/**
 * Saves of journeys, sent behind the scenes: in order, one at a time, each on the version the one before it made,
 * again and again while the network is gone, and kept over a reload of the tab.
 *
 *   outbox.add(record, step)            a person has moved on already; save it when you can
 *   await outbox.saveNow(record, step)  the person waits for this one: { leadId, version }, or an Error with words
 *   await outbox.flush()                whether everything is saved; false once an attempt has failed
 *   outbox.learn(leadId, version)       another call has moved the record on
 *   outbox.version(leadId)              the newest version this tab knows of
 *   outbox.retry()                      send what waits at once
 *   outbox.state / subscribe            'saved' | 'saving' | 'notSaved'
 *   outbox.onNews                       'moved': the server has another record; 'refused': it did not take a save
 */
import * as v from 'valibot'
import type { ReplyOf, RequestOf } from '#contract/call.ts'
import type { Failure } from '#contract/failure.ts'
import { type ResumeRecord, resumeRecord, type saveFlow } from '#contract/flow/flow.calls.ts'
import { toSave } from '#contract/flow/save.ts'
import type { SavedStep } from '#machines/core/meta.ts'
import { messages } from '#machines/reference/messages.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'
import { Listeners } from './listeners.ts'
import { mobileIn } from './mobile-in.ts'
import type { Shelf, Shelved } from './outbox-shelf.ts'
import type { Refused, Sent } from './send.ts'
import { tellsNothingNew } from './tells-nothing-new.ts'

export type Save = RequestOf<typeof saveFlow>
export type Saved = { leadId: string; version: number }
export type OutboxState = 'saved' | 'saving' | 'notSaved'
export type News =
  /** This browser has to prove whose journey it is; what waits is sent after that, see `retry`. */
  | { kind: 'locked'; leadId: string; mobile: string | undefined }
  /** Without a record it has to be read. */
  | { kind: 'moved'; leadId: string; current: ResumeRecord | undefined }
  | { kind: 'refused'; leadId: string; step: SavedStep; failure: Failure }

export type OutboxNeeds = {
  send: (save: Save) => Promise<Sent<ReplyOf<typeof saveFlow>>>
  shelf: Shelf
  isLoggedIn: () => boolean
  /** Resolves after so many ms, as soon as the network is back, or when told. */
  pause: (ms: number, now: AbortSignal) => Promise<void>
}

const pausesMs = [1000, 2000, 4000, 8000, 15_000, 30_000] as const

export class Outbox {
  readonly #needs: OutboxNeeds
  readonly #changes = new Listeners<void>()
  readonly #news = new Listeners<News>()
  #shelved: Shelved
  #state: OutboxState = 'saved'
  #waiting: ((isSaved: boolean) => void)[] = []
  #isRunning = false
  #pausing = new AbortController()

  constructor(needs: OutboxNeeds) {
    this.#needs = needs
    this.#shelved = needs.shelf.read()
    this.#run()
  }

  readonly state = (): OutboxState => this.#state
  readonly subscribe = this.#changes.add
  readonly onNews = this.#news.add
  /** What is not saved yet. */
  readonly pending = (): readonly Save[] => this.#shelved.saves

  version(leadId: string): number {
    return this.#shelved.versions[leadId] ?? 0
  }

  learn(leadId: string, version: number): void {
    if (version <= this.version(leadId)) return
    this.#keep({ versions: { ...this.#shelved.versions, [leadId]: version } })
  }

  add(record: MotorRecord, step: SavedStep): void {
    const save = toSave(record, step, this.#needs.isLoggedIn())
    const { saves } = this.#shelved
    // The first may be on its way already; of those behind it, a later word on the same step replaces the earlier.
    const last = saves.length > 1 ? saves.at(-1) : undefined
    const repeats = last?.step === step && last.customerLeadId === save.customerLeadId
    this.#keep({ saves: [...(repeats ? saves.slice(0, -1) : saves), save] })
    this.#run()
  }

  async saveNow(record: MotorRecord, step: SavedStep): Promise<Saved> {
    if (record.leadId !== '' && !(await this.flush())) throw new Error(messages.journey.saveFailed)
    const save = toSave(record, step, this.#needs.isLoggedIn())
    const sent = await this.#needs.send(this.#onVersion(save))
    if (sent.ok) return this.#learnFrom(sent.body)
    const arrived = isMoved(sent) ? this.#reconciled(save, sent) : undefined
    if (arrived) return arrived
    throw new Error(sent.failure.issues?.[0]?.message ?? sent.failure.message)
  }

  flush(): Promise<boolean> {
    if (this.#state !== 'saving') return Promise.resolve(this.#state === 'saved')
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  /** Sends what waits at once. */
  retry(): void {
    this.#pausing.abort()
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
    this.#enter('saved')
  }

  #pause(tries: number): Promise<void> {
    this.#pausing = new AbortController()
    return this.#needs.pause(pausesMs[Math.min(tries, pausesMs.length - 1)] ?? 0, this.#pausing.signal)
  }

  /** Whether this save needs no more thought: done, or given up with news. */
  async #settled(save: Save): Promise<boolean> {
    const sent = await this.#needs.send(this.#onVersion(save))
    if (!sent.ok && isLost(sent)) return false
    if (!sent.ok && isLocked(sent)) {
      this.#news.tell({ kind: 'locked', leadId: save.customerLeadId ?? '', mobile: mobileIn(sent.failure) })
      return false
    }
    this.#keep({ saves: this.#shelved.saves.filter((one) => one !== save) })
    if (sent.ok) this.#learnFrom(sent.body)
    else if (isMoved(sent)) this.#reconciled(save, sent)
    else this.#giveUp(save, { kind: 'refused', step: save.step, failure: sent.failure })
    return true
  }

  /** A reply lost on its way looks like somebody else's save, but tells what this one tells: it has arrived. */
  #reconciled(save: Save, { failure }: Refused<unknown>): Saved | undefined {
    const parsed = v.safeParse(resumeRecord, failure.current)
    const current = parsed.success ? parsed.output : undefined
    if (current) this.learn(current.customerLeadId, current.version)
    if (current && tellsNothingNew(save, current)) {
      return { leadId: current.customerLeadId, version: current.version }
    }
    this.#giveUp(save, { kind: 'moved', current })
    return undefined
  }

  #giveUp({ customerLeadId: leadId = '' }: Save, news: DistributiveOmit<News, 'leadId'>): void {
    this.#keep({ saves: this.#shelved.saves.filter((one) => one.customerLeadId !== leadId) })
    this.#news.tell({ ...news, leadId })
  }

  #first(): Save | undefined {
    return this.#shelved.saves[0]
  }

  #onVersion(save: Save): Save {
    const { customerLeadId: id, version = 0 } = save
    return id === undefined ? save : { ...save, version: Math.max(version, this.version(id)) }
  }

  #learnFrom({ data }: ReplyOf<typeof saveFlow>): Saved {
    const { customerLeadId: leadId, version } = data.data
    this.learn(leadId, version)
    return { leadId, version }
  }

  #keep(change: Partial<Shelved>): void {
    this.#shelved = { ...this.#shelved, ...change }
    this.#needs.shelf.write(this.#shelved)
  }

  #enter(state: OutboxState): void {
    this.#state = state
    this.#changes.tell()
    if (state === 'saving') return
    for (const answer of this.#waiting.splice(0)) answer(state === 'saved')
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** Nobody answered, or somebody who cannot right now. */
const isLost = ({ status }: Refused<unknown>) => status === 0 || status >= 500 || status === 429
const isLocked = ({ failure }: Refused<unknown>) => failure.code === 'prove-owner'
const isMoved = ({ failure }: Refused<unknown>) =>
  failure.code === 'saved-elsewhere' || failure.code === 'not-now'
