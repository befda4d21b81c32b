import { readFlow, saveFlow } from '#contract/flow/flow.calls.ts'
import { toSave } from '#contract/flow/save.ts'
import { choosePlanAgain, getProposalStatus, submitProposal } from '#contract/proposal/proposal.calls.ts'
import { toQuotesRequest } from '#contract/quotes/ask.ts'
import { planFromQuoteResult } from '#contract/quotes/quote-result.codec.ts'
import { getQuotesData } from '#contract/quotes/quotes.calls.ts'
import type { SavedStep } from '#machines/core/meta.ts'
import { motorProduct } from '#machines/motor/motor.product.ts'
import type { MotorPlan } from '#machines/motor/record/motor-plan.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { defaultRequest } from '#machines/motor/rules/quote-request.ts'
import { insurerById } from '#machines/reference/insurers.ts'
import { recordOf } from '#server/access/leads.store.ts'
import { proposals, transitions } from '#server/db/schema.ts'
import type { Db } from '#server/db/types.ts'
import type { Clock } from '#server/deps.ts'
import { uploads } from '#server/documents/uploads.routes.ts'
import { journeys } from '#server/journeys/journeys.routes.ts'
import { kyc } from '#server/kyc/kyc.routes.ts'
import { confirmingUnpaid } from '#server/payments/confirm-unpaid.ts'
import { proposalsWith } from '#server/proposals/proposals.routes.ts'
import { quotes } from '#server/quotes/quotes.routes.ts'
import { aJourney, nominee, person, vehicle } from '../journeys/asha.ts'
import { identify } from '../kyc/identify.ts'
import { leadOf } from '../support/lead-of.ts'
import { plan } from '../support/sandbox-plan.ts'
import type { TestServer } from '../support/test-server.ts'
import type { Visitor } from '../support/visitor.ts'

export const modules = [journeys, quotes, kyc, uploads, proposalsWith({ confirmingUnpaid })]
export const [digit, unitedIndia, kotak] = [13, 33, 17]

type Sent = Record<string, unknown>

/** Asha, who has prices of all insurers for her Swift and goes on from there by the calls of her browser. */
export async function aShopper(server: TestServer, begun: Sent = {}) {
  const visitor = server.visitor()
  const { customerLeadId } = await aJourney(visitor, 6, begun)
  return shopperOf(server, visitor, customerLeadId)
}

type Place = { db: Db; clock: Pick<Clock, 'today'> }

/** The same of any journey whose wizard is answered; its record may be read otherwise than from the database. */
export function shopperOf(
  server: Place,
  visitor: Visitor,
  customerLeadId: string,
  record: () => Promise<MotorRecord> = async () =>
    recordOf({ products: [motorProduct] }, await leadOf(server, customerLeadId)),
) {
  const row = () => leadOf(server, customerLeadId)

  const shopper = {
    visitor,
    customerLeadId,
    row,
    record,
    status: async () => (await row()).status,
    proposals: () => server.db.select().from(proposals).orderBy(proposals.createdAt, proposals.id),

    /** Every move of the purchase since it had quotes. */
    async moves() {
      const rows = await server.db.select().from(transitions).orderBy(transitions.id)
      const ofPurchase = rows.filter(({ machine }) => machine === 'lifecycle')
      const quoted = ofPurchase.findIndex(({ event }) => event === 'QUOTES_RECEIVED')
      return ofPurchase.slice(quoted + 1).map(({ event, toState }) => `${event} ${toState}`)
    },

    async save(step: SavedStep, answers: Partial<MotorRecord>) {
      const told = { ...(await shopper.record()), ...answers }
      return (await visitor.call(saveFlow, toSave(told, step, { loggedInUser: false }))).data.data
    },

    async askForPrices(): Promise<MotorPlan[]> {
      const record = await shopper.record()
      const request = defaultRequest(record, server.clock.today())
      const { data } = await visitor.call(getQuotesData, toQuotesRequest(record, request, false))
      return data.quotes.map(planFromQuoteResult)
    },

    async choose(insurerId: number): Promise<MotorPlan> {
      const chosen = (await shopper.askForPrices()).find((offer) => offer.insurerId === insurerId)
      if (!chosen) throw new Error(`No price of ${insurerId}`)
      const request = defaultRequest(await shopper.record(), server.clock.today())
      await shopper.save(7, { request, plan: chosen })
      return chosen
    },

    identify: (insurerId: number) => identify(visitor, customerLeadId, insurerId),

    /** All that a proposal needs, saved. */
    async complete(insurerId: number, numbers: Sent = {}, papers: Sent = {}): Promise<MotorPlan> {
      const chosen = await shopper.choose(insurerId)
      const found = await shopper.identify(insurerId)
      await shopper.save(8, { kyc: found, person: { ...person, ...numbers } })
      await shopper.save(9, { nominee })
      await shopper.save(10, { vehicle: { ...vehicle, ...papers } })
      return chosen
    },

    /** The proposal as the browser sends it, with numbers of its own that nobody believes. */
    async proposal(different: Sent = {}): Promise<Sent> {
      const { plan: chosen } = await shopper.record()
      const motorRequest = { registrationNumber: 'XX-00-XX-0000', vehicleType: '2w' }
      const { caseId = '', insurerId = 0 } = chosen ?? {}
      return { customerLeadId, caseId, insurerId, motorRequest, finalPremium: 1, ...different }
    },
    submit: async (different: Sent = {}) => visitor.call(submitProposal, await shopper.proposal(different)),
    refusedSubmit: async (different: Sent = {}) =>
      visitor.refused(submitProposal, await shopper.proposal(different)),
    readProposal: () => visitor.call(getProposalStatus, { customerLeadId }),
    leave: () => visitor.call(choosePlanAgain, { customerLeadId }),
    read: async () => (await visitor.call(readFlow, { customerLeadId })).data,
  }
  return shopper
}

export type Shopper = Awaited<ReturnType<typeof aShopper>>

/** What an insurer's next call of this kind shall do otherwise. */
export const insurerDoes = (
  server: TestServer,
  insurerId: number,
  call: 'propose' | 'lookup',
  outcome: Sent,
): Promise<void> => plan(server, 'insurer', { call, key: insurerById(insurerId)?.key, ...outcome })
