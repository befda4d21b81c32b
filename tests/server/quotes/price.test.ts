import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { quoteResultFromPlan } from '#contract/quotes/quote-result.codec.ts'
import { motorServerProduct } from '#machines/motor/motor.server-product.ts'
import { motorTermsOn } from '#machines/motor/motor.terms.ts'
import { motorPlan } from '#machines/motor/record/motor-plan.ts'
import { type QuoteRequest, quoteRequest } from '#machines/motor/record/quote-request.ts'
import { requestFits, withCover } from '#machines/motor/rules/quote-request.ts'
import { pricedAddOns } from '#machines/reference/addons.ts'
import { motorInsurers } from '#machines/reference/insurers.ts'
import { usualTimings } from '#server/insurers/timings.ts'
import { createLog } from '#server/log/log.ts'
import { isPriced } from '#server/quotes/answer.ts'
import { askForPrice } from '#server/quotes/price.ts'
import { newSwift, swift, today } from '../../machines/motor/record/quoted-record.ts'
import { testConfig } from '../support/config.ts'
import { testRandom } from '../support/random.ts'
import { InsurersOnCall } from './insurers-on-call.ts'

const onCall = new InsurersOnCall()
const log = createLog('silent')
const ask = askForPrice({ config: testConfig, fetch: onCall.fetch, random: testRandom(), log }, usualTimings)

const rupees = (most: number) =>
  fc.option(
    fc.integer({ min: 1000, max: most }).map((amount) => amount * 100),
    { nil: undefined },
  )
const anyRequest = fc
  .record({
    coverType: fc.constantFrom('comprehensive' as const, 'thirdParty' as const),
    idv: rupees(900_000),
    addOns: fc.subarray([...pricedAddOns]),
    electricalAccessories: rupees(60_000),
    nonElectricalAccessories: rupees(60_000),
    biFuelKit: rupees(60_000),
    passengerCover: fc.constantFrom(undefined, 10000 as const, 200000 as const),
    paidDrivers: fc.constantFrom(undefined, 1 as const, 2 as const),
    tppdRestricted: fc.boolean(),
    personalAccident: fc.boolean(),
    voluntaryDeductible: fc.constantFrom(undefined, 2500, 15_000),
  })
  .map((request): QuoteRequest => v.parse(quoteRequest, JSON.parse(JSON.stringify(request))))

const runOf = (terms: object) => ({
  id: 'run-1',
  leadId: 'lead-1',
  request: { ...terms },
  requestHash: '',
  onDay: today,
  startedAt: new Date(),
  endedAt: null,
})

describe('a price that an insurer gives', () => {
  it('adds up to the paisa, line by line, whatever is asked for', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyRequest,
        fc.constantFrom(swift, newSwift),
        fc.constantFrom(...motorInsurers),
        async (any, record, { insurerId }) => {
          const request = withCover(any, any.coverType, record)
          expect(requestFits(request, record, today)).toBe(true)
          const terms = motorTermsOn({ ...record, request }, today)
          const answer = await ask(
            { product: motorServerProduct, run: runOf(terms ?? {}), insurerId },
            new AbortController().signal,
          )
          if (!isPriced(answer)) throw new Error(answer.unavailable.message)
          const { lines, net, gst, final, included, missing } = answer.plan
          expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(net)
          expect(net + gst).toBe(final)
          const wire = quoteResultFromPlan(v.parse(motorPlan, answer.plan), record)
          expect(Math.round(wire.NetPremium * 100) + Math.round(wire.GST * 100)).toBe(final)
          const { addOnPrices = [] } = answer.plan
          for (const { addOn, amount } of addOnPrices)
            if (included.includes(addOn))
              expect(lines).toContainEqual(expect.objectContaining({ key: addOn, amount }))
          for (const asked of request.addOns) {
            expect([...included, ...missing.map((one) => one.addOn)]).toContain(asked)
          }
        },
      ),
      { numRuns: 300 },
    )
  })
})
