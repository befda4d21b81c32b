import { expect } from 'vitest'
import type { AnyEventObject } from 'xstate'
import type { Answered } from '#contract/flow/save.ts'
import type { SavedStep } from '#machines/core/meta.ts'
import { accepts, answersUntil, type SavedMachine } from '#machines/core/saved-machine.ts'
import { statePath } from '#machines/core/screen.ts'
import type { KnownVehicle } from '#machines/motor/record/motor-record.ts'
import { sampleVehicle } from '#machines/motor/record/samples.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { Plan } from '#machines/schemas/plan.ts'
import { eventOf } from '#paths/model/events.ts'
import type { Driver, Walked } from '#paths/run/driver.ts'
import type { PathEvent, TestPath } from '#paths/types.ts'
import type { TestServer } from '../support/test-server.ts'
import { Customer } from './customer.ts'
import { movesOfEvents, type TakenMove } from './moves-of-events.ts'
import { comparable } from './same-record.ts'
import { StandIn } from './stand-in.ts'
import { Stored } from './stored.ts'
import type { WalkedProduct } from './walked-products.ts'

/** What the insurer's answer makes of a purchase. */
const statusOf: Readonly<Record<string, string>> = {
  accepted: 'proposalSuccess',
  premiumChanged: 'proposalPremiumMismatch',
  rejected: 'proposalFailure',
  unknown: 'proposalRequest',
  referred: 'proposalRequest',
  none: 'quotesGenerated',
}

/** While the insurer is asked, while money is on its way and after it was taken, answers stand still. */
const standsStill = /^(proposalRequest|payment(Requested|Initiated|Pending|Success)|policyDoc\w+)$/

type Walks = { saved: SavedMachine; of: WalkedProduct }
type Held = { screen: string | undefined; event: AnyEventObject }

/**
 * Walks the path of a machine whose answers are saved: the machine as a browser runs it, and each step that it saves a
 * real call with the events that led there. Taken is what the server's log of moves shows, and no more.
 */
export class SavedStepsDriver implements Driver {
  readonly #server: TestServer
  readonly #saved: SavedMachine
  readonly #of: WalkedProduct
  readonly #today: string
  readonly #stored: Stored
  #begun = false
  #browser: StandIn
  #customer: Customer
  #held: Held[] = []
  /** What the registry has under the number. */
  #found: KnownVehicle
  #walked: Walked = { taken: [], refused: [] }

  constructor(server: TestServer, { saved, of }: Walks, today: string) {
    this.#server = server
    this.#saved = saved
    this.#of = of
    this.#today = today
    this.#stored = new Stored(server, of)
    this.#found = sampleVehicle(today)
    this.#browser = new StandIn(saved.machine, {})
    this.#customer = new Customer(server.visitor(), today)
  }

  walked = (): Walked => this.#walked

  async begin({ start }: TestPath): Promise<void> {
    if (this.#begun) await this.#server.reset()
    this.#begun = true
    this.#walked = { taken: [], refused: [] }
    this.#browser = new StandIn(this.#saved.machine, start.input)
    this.#customer = new Customer(this.#server.visitor(), this.#today)
    this.#held = []
    await this.#finds(sampleVehicle(this.#today))
    const { record } = this.#browser
    this.#server.deps.config.pricesFirst = record.pricesFirst === true
    if (record.leadId === '') return this.#beginAnew()
    await this.#customer.save(record, 1)
    this.#customer.version = await this.#stored.arrange(this.#customer.leadId, record)
  }

  async send(event: PathEvent): Promise<void> {
    const said = eventOf(event)
    const { record, screen, snapshot } = this.#browser
    if (said.type === 'xstate.done.actor.lookUpVehicle' && said.output) await this.#finds(said.output)
    if (said.type === 'xstate.done.actor.startJourney') await this.#start(record)
    if (said.type === 'xstate.done.actor.savePlan') await this.#save(record, this.#of.plansStep)
    if (said.type === 'identity.taken' || (said.type === 'xstate.done.actor.kyc' && said.output.kyc))
      await this.#stored.identify(this.#customer.leadId)
    if (this.#saved.events[said.type]?.navigates && accepts(snapshot, said))
      this.#hold({ screen, event: said })
    for (const told of this.#browser.hear(said)) {
      if (told.type === 'saved') await this.#save(told.record, told.step)
      else if (told.type === 'answered') this.#hold({ screen, event: told.event })
      else this.#takeBack(told.event)
    }
    const { snapshot: now, record: kept } = this.#browser
    if (snapshot.hasTag('busy') && !now.hasTag('busy') && kept.leadId === '') this.#beginAnew()
    if (event.to === 'submitting') await this.#stored.stands('proposalRequest')
    if (/^xstate\.done\.actor\.(submit|read)Proposal$/.test(said.type))
      await this.#stored.stands(statusOf[said.output.kind] ?? null)
  }

  async #finds(vehicle: KnownVehicle): Promise<void> {
    this.#found = vehicle
    await this.#stored.knowVehicle(vehicle)
  }

  #hold(answered: Held): void {
    if (this.#held.at(-1)?.event !== answered.event) this.#held.push(answered)
  }

  #takeBack({ type }: AnyEventObject): void {
    const at = this.#held.findLastIndex(({ event }) => event.type === type)
    if (at >= 0) this.#held = this.#held.slice(0, at)
  }

  /** As a browser whose journey has no lead: it tells how it came to where it stands. */
  #beginAnew(): void {
    const { record, screen } = this.#browser
    const known = answersUntil(this.#saved, { today: this.#today, record }, screen)
    this.#held = known.map((event) => ({ screen: undefined, event }))
  }

  /** A save of an event that the machine refuses is refused, and nothing changes. */
  async expectRefused({ type, data, edge }: PathEvent): Promise<void> {
    const { leadId } = this.#customer
    const { screen, snapshot, record } = this.#browser
    const definition = this.#saved.events[type]
    const step = definition?.saved?.step
    if (leadId === '' || step === undefined || definition?.how === 'system' || snapshot.hasTag('busy')) return
    // Without an identity that was found out there is no person to be saved.
    if (step === 8 && record.kyc === undefined) return
    const stored = this.#of.product.asOfToday(await this.#stored.record(leadId), this.#today)
    const { stands } = this.#played(stored, answeredBy(this.#held, screen), record, stored)
    // A dialog of the page, or prices on their way to it: the server knows of neither.
    if (stands !== statePath(snapshot.value) || type === 'plan.chosen') return
    // Whom no check has found is refused before the machine is asked.
    if (type === 'identity.taken') return
    const before = { lead: await this.#stored.lead(leadId), moves: await this.#stored.moves() }
    const { status } = before.lead
    const answered = answeredBy([...this.#held, { screen, event: { ...data, type } }])
    const reply = await this.#customer.refusedSave({ customerType: 'individual', ...record }, step, answered)
    const current = standsStill.test(status ?? '') ? { state: status } : { event: type }
    expect(reply).toMatchObject({ http: 409, code: 'not-now', current })
    expect({ lead: await this.#stored.lead(leadId), moves: await this.#stored.moves() }).toEqual(before)
    this.#walked.refused.push(edge)
  }

  expectState(state: string): void {
    expect(statePath(this.#browser.snapshot.value)).toBe(state)
  }

  /** Begins a journey with all it knows, or tells a running one that its vehicle is another, the rest with what comes next. */
  async #start(record: JourneyRecord): Promise<void> {
    const step = this.#of.firstStep(record)
    const number = this.#of.numberOf(record)
    if (this.#customer.leadId !== '' && number !== '') {
      await this.#customer.renumber(number)
      if (step === 1) return
    }
    const isNew = this.#customer.leadId === ''
    if (this.#held.length > 0) await this.#call(record, step)
    if (isNew) await this.#stored.price(this.#customer.leadId)
  }

  async #save(record: JourneyRecord, step: SavedStep): Promise<void> {
    if (this.#held.length === 0) return this.#customer.save(record, step)
    await this.#call(record, step)
    const stored = await this.#stored.record(this.#customer.leadId)
    expect(comparable(stored)).toEqual(comparable(this.#browser.record))
    await this.#resumes({ ...record, status: stored.status })
  }

  /** Saves what is held, and holds the log of the server against what the machine makes of it. */
  async #call(record: JourneyRecord, step: SavedStep): Promise<void> {
    const stored = this.#of.product.asOfToday(await this.#stored.record(this.#customer.leadId), this.#today)
    // A journey that begins is told so before it hears anything.
    const before = { ...stored, ...(record.pricesFirst && { pricesFirst: record.pricesFirst }) }
    const { length } = await this.#stored.moves()
    const answered = answeredBy(this.#held.splice(0))
    await this.#customer.save(record, step, answered)
    const { leadId, version } = this.#customer
    const { moves } = this.#played(before, answered, record, { leadId, version })
    const logged = (await this.#stored.moves()).slice(length)
    expect(logged.filter(({ machine }) => machine !== 'lifecycle').map(named)).toEqual(moves.map(named))
    this.#walked.taken.push(...moves.flatMap(({ taken }) => taken))
  }

  /** What the machine makes of events on the server. */
  #played(
    stored: JourneyRecord,
    { screen, events }: Answered,
    { kyc }: JourneyRecord,
    { leadId, version }: Pick<JourneyRecord, 'leadId' | 'version'>,
  ) {
    return movesOfEvents({
      machine: this.#saved.machine,
      record: stored,
      today: this.#today,
      screen,
      events: events.flatMap((event) => supplied(event, this.#of.plans(this.#today))),
      outcomes: {
        startJourney: { leadId, version },
        savePlan: { version },
        ...this.#of.outcomes(events, this.#found),
        // Who is told of by the save itself is not known beforehand.
        ...(kyc && !events.some(({ type }) => type === 'identity.taken') && { kyc: { kyc } }),
      },
    })
  }

  /** Whoever reads the journey back comes to the same state as with the machine's own record. */
  async #resumes(record: JourneyRecord): Promise<void> {
    const { machine } = this.#saved
    const resumed = new StandIn(machine, { today: this.#today, record: await this.#customer.read() })
    const kept = new StandIn(machine, { today: this.#today, record })
    expect(statePath(resumed.snapshot.value)).toBe(statePath(kept.snapshot.value))
  }
}

const answeredBy = (held: readonly Held[], otherwise?: string): Answered => ({
  screen: held[0]?.screen ?? otherwise,
  events: held.map(({ event }) => event),
})

/** The server lets the price that is chosen arrive before. */
function supplied(event: AnyEventObject, plans: readonly Plan[]): AnyEventObject[] {
  if (event.type !== 'plan.chosen') return [event]
  const plan = plans.find(({ caseId }) => caseId === event.caseId)
  return [{ type: 'quote.arrived', plan }, event]
}

const named = ({ machine, fromState, event, toState }: Omit<TakenMove, 'taken'>) => ({
  machine,
  fromState,
  event,
  toState,
})
