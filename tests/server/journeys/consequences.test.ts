import { expect, it } from 'vitest'
import { motorServerProduct as product } from '#machines/motor/motor.server-product.ts'
import { statusKeys } from '#machines/reference/statuses.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { consequencesOf, mayChange } from '#server/journeys/consequences.ts'
import { renewedSwift } from '../policies/an-issued-policy.ts'

const today = '2026-06-15'
const { plan, person } = renewedSwift
if (!plan || !person) throw new Error('The sample has a plan and a person')
const before: JourneyRecord = renewedSwift
const of = (status: string | null, change: object, from = before) =>
  consequencesOf(product, status, from, { ...from, ...change } as JourneyRecord, today)

const changes = {
  'another request': { request: { ...renewedSwift.request, electricalAccessories: 20_000_00 } },
  'another plan': { plan: { ...plan, caseId: 'case-2' } },
  'another detail': { person: { ...person, addressLine: '1 Hill Street' } },
}

it('what changed answers do to a purchase at each status', () => {
  const told = statusKeys.filter(mayChange).map((status) => {
    const moves = Object.entries(changes).map(([what, change]) => {
      const { moves, dropsPlan } = of(status, change)
      return `${what}: ${[...moves, ...(dropsPlan ? ['without the plan'] : [])].join(', ') || 'nothing'}`
    })
    return [status, moves]
  })
  expect(Object.fromEntries(told)).toMatchInlineSnapshot(`
    {
      "paymentFailure": [
        "another request: CHOOSE_ANOTHER_PLAN, EDIT_REQUEST, without the plan",
        "another plan: CHOOSE_ANOTHER_PLAN",
        "another detail: EDIT_PROPOSAL",
      ],
      "proposalFailure": [
        "another request: CHOOSE_ANOTHER_PLAN, EDIT_REQUEST, without the plan",
        "another plan: CHOOSE_ANOTHER_PLAN",
        "another detail: nothing",
      ],
      "proposalPremiumMismatch": [
        "another request: CHOOSE_ANOTHER_PLAN, EDIT_REQUEST, without the plan",
        "another plan: CHOOSE_ANOTHER_PLAN",
        "another detail: CHOOSE_ANOTHER_PLAN",
      ],
      "proposalSuccess": [
        "another request: CHOOSE_ANOTHER_PLAN, EDIT_REQUEST, without the plan",
        "another plan: CHOOSE_ANOTHER_PLAN",
        "another detail: EDIT_PROPOSAL",
      ],
      "quotesGenerated": [
        "another request: EDIT_REQUEST, without the plan",
        "another plan: nothing",
        "another detail: nothing",
      ],
      "quotesInProcess": [
        "another request: EDIT_REQUEST, without the plan",
        "another plan: nothing",
        "another detail: nothing",
      ],
      "quotesRequested": [
        "another request: without the plan",
        "another plan: nothing",
        "another detail: nothing",
      ],
    }
  `)
})

it('answers stand still while an insurer is asked, while it is paid and from then on', () => {
  const frozen = statusKeys.filter((status) => !mayChange(status))
  expect(frozen).toMatchInlineSnapshot(`
    [
      "proposalRequest",
      "paymentRequested",
      "paymentInitiated",
      "paymentPending",
      "paymentSuccess",
      "policyDocRequested",
      "policyDocPending",
      "policyDocSuccess",
      "policyDocFailure",
    ]
  `)
  expect(mayChange(null)).toBe(true)
})

it('nothing follows from what is no answer, or before there are prices', () => {
  const none = { moves: [], dropsPlan: false }
  const noAnswers = { version: 9, savedStep: 3, status: 'quotesGenerated', proposalStatus: 'proposalFailure' }
  expect(of('proposalSuccess', noAnswers)).toEqual(none)
  expect(of(null, changes['another request'], { ...before, plan: undefined } as JourneyRecord)).toEqual(none)
  expect(of(null, changes['another request'])).toEqual({ moves: [], dropsPlan: true })
})
