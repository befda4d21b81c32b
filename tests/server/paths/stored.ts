import { motorProduct } from '#machines/motor/motor.product.ts'
import { quoteListEvents } from '#machines/motor/quote-list/quote-list.events.ts'
import { emptyRecord, type MotorRecord } from '#machines/motor/record/motor-record.ts'
import { sampleVehicle } from '#machines/motor/record/samples.ts'
import { sampleKyc } from '#machines/purchase/kyc/kyc.test-model.ts'
import { findLead, recordOf, updateLead } from '#server/access/leads.store.ts'
import { kycChecks, leads, quoteRuns, quotes, transitions, vehiclesCache } from '#server/db/schema.ts'
import { startOfTests } from '../support/clock.ts'
import type { TestServer } from '../support/test-server.ts'

const at = new Date(startOfTests)

/** The journeys in the database, as tests of saved steps arrange and read them. */
export class Stored {
  readonly #server: TestServer

  constructor(server: TestServer) {
    this.#server = server
  }

  async lead(id: string) {
    return (await findLead(this.#server.db, id)) ?? gone()
  }

  async record(id: string): Promise<MotorRecord> {
    return id === '' ? emptyRecord : recordOf({ products: [motorProduct] }, await this.lead(id))
  }

  /** All that is logged, the oldest first. */
  moves() {
    return this.#server.db.select().from(transitions).orderBy(transitions.id)
  }

  /** Puts a journey to where a path begins, with what insurers and the identity check have said by then. */
  async arrange(id: string, record: MotorRecord): Promise<number> {
    const { db, deps } = this.#server
    const { version } = (await updateLead(deps, db, await this.lead(id), { record, at })) ?? gone()
    await this.stands(record.status ?? (record.proposalStatus || null))
    const run = { id: 'run-1', leadId: id, request: {}, requestHash: 'x', onDay: startOfTests.slice(0, 10) }
    await db.insert(quoteRuns).values({ ...run, startedAt: at })
    for (const { plan } of quoteListEvents['quote.arrived'].samples(run.onDay)) {
      const { caseId, insurerId } = plan
      const quote = { id: caseId, runId: run.id, leadId: id, insurerId, caseId, state: 'priced' as const }
      await db.insert(quotes).values({ ...quote, result: plan })
    }
    const check = {
      leadId: id,
      insurerId: 13,
      mode: 'ckyc',
      status: 'success',
      createdAt: at,
      data: sampleKyc,
    }
    await db.insert(kycChecks).values({ ...check, id: sampleKyc.reference })
    await db.delete(transitions)
    return version
  }

  /** The registry has been asked for the vehicle of the samples, and knows it. */
  async knowVehicle(today: string): Promise<void> {
    const reply = { vehicle: sampleVehicle(today) }
    const numbers = ['RJ-14-CA-1234', '22BH1234AB']
    const rows = numbers.map((registrationNumber) => ({ registrationNumber, reply, fetchedAt: at }))
    await this.#server.db.insert(vehiclesCache).values(rows).onConflictDoNothing()
  }

  /** How the purchase stands, as another part of the server has found out. */
  async stands(status: string | null): Promise<void> {
    await this.#server.db.update(leads).set({ status })
  }
}

function gone(): never {
  throw new Error('the journey is gone')
}
