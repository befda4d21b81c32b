import { expect } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import type { SavedStep } from '#machines/core/meta.ts'
import { statePath } from '#machines/core/screen.ts'
import { asOfToday } from '#machines/record/past.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'
import { eventOf } from '#paths/model/events.ts'
import type { Driver, Walked } from '#paths/run/driver.ts'
import type { PathEvent, TestPath } from '#paths/types.ts'
import type { TestServer } from '../support/test-server.ts'
import { Customer } from './customer.ts'
import { movesOfSave } from './moves-of-save.ts'
import { refusedStep, toldBy } from './refused-steps.ts'
import { comparable } from './same-record.ts'
import { StandIn } from './stand-in.ts'
import { Stored } from './stored.ts'

/** What the insurer's answer makes of a purchase. */
const statusOf: Readonly<Record<string, string>> = {
  accepted: 'proposalSuccess',
  premiumChanged: 'proposalPremiumMismatch',
  rejected: 'proposalFailure',
  unknown: 'proposalRequest',
  none: 'quotesGenerated',
}

/**
 * Walks the path of a machine whose steps are saved: the machine as a browser runs it, and each step that it saves a
 * real call. Taken is what the server's log of moves shows, and no more.
 */
export class SavedStepsDriver implements Driver {
  readonly #server: TestServer
  readonly #machine: AnyStateMachine
  readonly #today: string
  readonly #stored: Stored
  #begun = false
  #browser: StandIn
  #customer: Customer
  #walked: Walked = { taken: [], refused: [] }

  constructor(server: TestServer, machine: AnyStateMachine, today: string) {
    this.#server = server
    this.#machine = machine
    this.#today = today
    this.#stored = new Stored(server)
    this.#browser = new StandIn(machine, {})
    this.#customer = new Customer(server.visitor(), today)
  }

  walked = (): Walked => this.#walked

  async begin({ start }: TestPath): Promise<void> {
    if (this.#begun) await this.#server.reset()
    this.#begun = true
    this.#walked = { taken: [], refused: [] }
    this.#browser = new StandIn(this.#machine, start.input)
    this.#customer = new Customer(this.#server.visitor(), this.#today)
    const { record } = this.#browser
    if (record.leadId === '') return
    await this.#customer.save(record, 1)
    this.#customer.version = await this.#stored.arrange(this.#customer.leadId, record)
  }

  async hear(event: PathEvent): Promise<void> {
    const said = eventOf(event)
    const { record } = this.#browser
    if (said.type === 'xstate.done.actor.startJourney') await this.#start(record)
    if (said.type === 'xstate.done.actor.savePlan') await this.#save(record, 7)
    const told = this.#browser.hear(said)
    for (const { record: saved, step } of told) await this.#save(saved, step)
    if (event.to === 'submitting') await this.#stored.stands('proposalRequest')
    if (/^xstate\.done\.actor\.(submit|read)Proposal$/.test(said.type))
      await this.#stored.stands(statusOf[said.output.kind] ?? null)
  }

  /** The save that would come of an event is refused, and nothing changes. */
  async refuse({ type, data, edge, from }: PathEvent): Promise<void> {
    const { leadId } = this.#customer
    const stored = await this.#stored.record(leadId)
    const refused = leadId === '' ? undefined : refusedStep(type, from, stored)
    if (!refused) return
    const told = toldBy(type, data ?? {}, this.#browser.record, this.#today)
    const before = { lead: await this.#stored.lead(leadId), moves: await this.#stored.moves() }
    const reply = await this.#customer.refusedSave(told, refused.step)
    expect(reply).toMatchObject({ http: 409, code: 'not-now', current: refused.current })
    expect({ lead: await this.#stored.lead(leadId), moves: await this.#stored.moves() }).toEqual(before)
    this.#walked.refused.push(edge)
  }

  standsAt(state: string): void {
    expect(statePath(this.#browser.snapshot.value)).toBe(state)
  }

  /** Begins a journey with all it knows, or tells a running one that its vehicle is another. */
  async #start(record: MotorRecord): Promise<void> {
    const known: SavedStep[] = record.variant ? [2, 3, 4] : []
    if (this.#customer.leadId === '') {
      await this.#call([1, ...known], () => this.#customer.save(record, known.at(-1) ?? 1))
      return
    }
    const { registrationNumber } = await this.#stored.record(this.#customer.leadId)
    if (record.registrationNumber === '') await this.#call([1], () => this.#customer.save(record, 1))
    else {
      const steps: SavedStep[] = registrationNumber === record.registrationNumber ? [] : [1]
      await this.#call(steps, () => this.#customer.renumber(record))
    }
    for (const step of known) await this.#call([step], () => this.#customer.save(record, step))
  }

  async #save(record: MotorRecord, step: SavedStep): Promise<void> {
    const moves = await this.#call([step], () => this.#customer.save(record, step))
    const stored = await this.#stored.record(this.#customer.leadId)
    // While it is too early to renew nothing is priced, so of a request there is nothing to hear.
    if (moves > 0) expect(comparable(stored)).toEqual(comparable({ ...record, savedStep: step }))
    await this.#resumes({ ...record, status: stored.status })
  }

  /** Makes a call, and holds the log of the server against what the machines make of the steps it tells. */
  async #call(steps: readonly SavedStep[], make: () => Promise<void>): Promise<number> {
    const before = asOfToday(await this.#stored.record(this.#customer.leadId), this.#today)
    const { length } = await this.#stored.moves()
    await make()
    const { leadId, version } = this.#customer
    const outcomes = { lookUpVehicle: null, startJourney: { leadId, version }, savePlan: { version } }
    const after = await this.#stored.record(leadId)
    const moves = movesOfSave(steps, before, after, { today: this.#today, outcomes })
    if (moves.length === 0) expect(comparable(after)).toEqual(comparable(before))
    const logged = (await this.#stored.moves()).slice(length)
    const names = ({
      machine,
      fromState,
      event,
      toState,
    }: (typeof moves)[number] | (typeof logged)[number]) => ({
      machine,
      fromState,
      event,
      toState,
    })
    expect(logged.filter(({ machine }) => machine !== 'lifecycle').map(names)).toEqual(moves.map(names))
    this.#walked.taken.push(...moves.flatMap(({ taken }) => taken))
    return moves.length
  }

  /** Whoever reads the journey back comes to the same state as with the machine's own record. */
  async #resumes(record: MotorRecord): Promise<void> {
    const resumed = new StandIn(this.#machine, { today: this.#today, record: await this.#customer.read() })
    const kept = new StandIn(this.#machine, { today: this.#today, record })
    expect(statePath(resumed.snapshot.value)).toBe(statePath(kept.snapshot.value))
  }
}
