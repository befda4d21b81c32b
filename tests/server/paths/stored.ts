import type { KnownVehicle } from '#machines/motor/record/motor-record.ts'
import { sampleKyc } from '#machines/purchase/identity/sample-kyc.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { findLead, openRecordOf, updateLead } from '#server/access/leads.store.ts'
import { kycChecks, leads, quoteRuns, quotes, transitions, vehiclesCache } from '#server/db/schema.ts'
import { withSealedAnswers } from '#server/sealed/answers.ts'
import { sealOf } from '#server/sealed/seal.ts'
import { startOfTests } from '../support/clock.ts'
import type { TestServer } from '../support/test-server.ts'
import type { WalkedProduct } from './walked-products.ts'

const at = new Date(startOfTests)

/** The journeys in the database, as tests of saved steps arrange and read them. */
export class Stored {
  readonly #server: TestServer
  readonly #of: WalkedProduct

  constructor(server: TestServer, of: WalkedProduct) {
    this.#server = server
    this.#of = of
  }

  async lead(id: string) {
    return (await findLead(this.#server.db, id)) ?? gone()
  }

  async record(id: string): Promise<JourneyRecord> {
    const { product } = this.#of
    return id === '' ? product.emptyRecord : openRecordOf(this.#server.deps, await this.lead(id))
  }

  /** All that is logged, the oldest first. */
  moves() {
    return this.#server.db.select().from(transitions).orderBy(transitions.id)
  }

  /** Puts a journey to where a path begins, with what insurers and the identity check have said by then. */
  async arrange(id: string, record: JourneyRecord): Promise<number> {
    const { db, deps } = this.#server
    const seal = sealOf(deps.config.keys)
    const sealed = withSealedAnswers(seal, this.#of.product, { ...record, leadId: id })
    const { version } = (await updateLead(deps, db, await this.lead(id), { record: sealed, at })) ?? gone()
    await this.stands(record.status ?? (record.proposalStatus || null))
    await this.price(id)
    if (record.kyc) await this.identify(id)
    await db.delete(transitions)
    return version
  }

  /** The identity check has found out who buys. */
  async identify(leadId: string): Promise<void> {
    const check = { leadId, insurerId: 13, mode: 'ckyc', status: 'success', createdAt: at, data: sampleKyc }
    const row = { ...check, id: sampleKyc.reference, ownerName: 'Asha Rani Sharma' }
    await this.#server.db.insert(kycChecks).values(row).onConflictDoNothing()
  }

  /** Insurers have given their prices for a journey. */
  async price(leadId: string): Promise<void> {
    const { db } = this.#server
    const run = { id: 'run-1', leadId, request: {}, requestHash: 'x', onDay: startOfTests.slice(0, 10) }
    await db.insert(quoteRuns).values({ ...run, startedAt: at })
    for (const plan of this.#of.plans(run.onDay)) {
      const { caseId, insurerId } = plan
      const quote = { id: caseId, runId: run.id, leadId, insurerId, caseId, state: 'priced' as const }
      await db.insert(quotes).values({ ...quote, result: plan })
    }
  }

  /** The registry has been asked for the numbers of the samples, and knows this vehicle. */
  async knowVehicle(vehicle: KnownVehicle): Promise<void> {
    const reply = { vehicle }
    const numbers = ['RJ-14-CA-1234', '22BH1234AB']
    const rows = numbers.map((registrationNumber) => ({ registrationNumber, reply, fetchedAt: at }))
    await this.#server.db
      .insert(vehiclesCache)
      .values(rows)
      .onConflictDoUpdate({ target: vehiclesCache.registrationNumber, set: { reply } })
  }

  /** How the purchase stands, as another part of the server has found out. */
  async stands(status: string | null): Promise<void> {
    await this.#server.db.update(leads).set({ status })
  }
}

function gone(): never {
  throw new Error('the journey is gone')
}
