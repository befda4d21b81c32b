import { readFlow, saveFlow } from '#contract/flow/flow.calls.ts'
import { toSave } from '#contract/flow/save.ts'
import { planFromHealthQuote, toHealthQuotesRequest } from '#contract/health/health-quote.codec.ts'
import { getHealthQuotes } from '#contract/health/health-quotes.calls.ts'
import { getProposalStatus, submitHealthProposal } from '#contract/proposal/proposal.calls.ts'
import type { SavedStep } from '#machines/core/meta.ts'
import { healthProposalEvents } from '#machines/health/proposal/health-proposal.events.ts'
import type { HealthPlan } from '#machines/health/record/health-plan.ts'
import { emptyHealth, type HealthRecord } from '#machines/health/record/health-record.ts'
import type { HealthRequest } from '#machines/health/record/health-request.ts'
import { sampleHealth } from '#machines/health/record/samples.ts'
import { proposals } from '#server/db/schema.ts'
import { identify } from '../kyc/identify.ts'
import { leadOf, openedRecordOf } from '../support/lead-of.ts'
import type { TestServer } from '../support/test-server.ts'

export type Sent = Record<string, unknown>
type ProposalAnswer = 'person.given' | 'medical.given' | 'addresses.given' | 'nominee.given'

export const digit = 13
/** Asha as the health form of the home page knows her. */
export const { basics } = sampleHealth()

/** Somebody who insures herself, by the calls of her browser. */
export async function aPerson(server: TestServer, different: Partial<HealthRecord> = {}) {
  const visitor = server.visitor()
  const begun = { ...emptyHealth, basics, ...different }
  const started = await visitor.call(saveFlow, toSave(begun, 1, { loggedInUser: false }))
  const { customerLeadId, quotationNumber } = started.data.data

  const row = () => leadOf(server, customerLeadId)

  const person = {
    visitor,
    customerLeadId,
    quotationNumber,
    row,
    status: async () => (await row()).status,
    record: () => openedRecordOf<HealthRecord>(server, customerLeadId),
    proposals: () => server.db.select().from(proposals).orderBy(proposals.createdAt, proposals.id),

    /** A save as the page makes it, by its fields or by what happened. */
    async save(step: SavedStep, answers: Partial<HealthRecord> = {}, events: object[] = [], screen?: string) {
      const record = { ...(await person.record()), ...answers }
      const answered = { screen, events: events as { type: string }[] }
      return visitor.call(saveFlow, toSave(record, step, { loggedInUser: false, answered }))
    },

    async prices(): Promise<HealthPlan[]> {
      const asked = toHealthQuotesRequest(await person.record(), false)
      const { data } = await visitor.call(getHealthQuotes, asked)
      return data.successQuotes.map(planFromHealthQuote)
    },

    async choose(insurerId: number, request?: HealthRequest): Promise<HealthPlan> {
      if (request) await person.save(2, {}, [{ type: 'request.changed', request }])
      const chosen = (await person.prices()).find((plan) => plan.insurerId === insurerId)
      if (!chosen) throw new Error(`No price of ${insurerId}`)
      await person.save(2, { plan: chosen })
      return chosen
    },

    /** One page of the proposal, as its sample answers it but for what differs. */
    async answer(type: ProposalAnswer, given: Sent = {}, screen?: string) {
      const { saved, samples } = healthProposalEvents[type]
      const answers = { ...samples(server.clock.today())[0], ...given }
      return person.save(saved?.step ?? 3, {}, [{ type, ...answers }], screen)
    },

    identify: (insurerId: number) => identify(visitor, customerLeadId, insurerId),

    /** All that a proposal needs, saved. */
    async complete(insurerId: number, different: Partial<Record<ProposalAnswer, Sent>> = {}) {
      const chosen = await person.choose(insurerId)
      await person.answer('person.given', different['person.given'])
      await person.identify(insurerId)
      await person.answer('medical.given', different['medical.given'], 'medical')
      await person.answer('addresses.given', different['addresses.given'])
      await person.answer('nominee.given', different['nominee.given'])
      return chosen
    },

    async submit(different: Sent = {}) {
      const { plan } = await person.record()
      const { caseId = '', insurerId = 0 } = plan ?? {}
      return visitor.call(submitHealthProposal, { customerLeadId, caseId, insurerId, ...different })
    },
    readProposal: () => visitor.call(getProposalStatus, { customerLeadId }),
    read: async () => (await visitor.call(readFlow, { customerLeadId })).data,
  }
  return person
}

export type HealthPerson = Awaited<ReturnType<typeof aPerson>>
