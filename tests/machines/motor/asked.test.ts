import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { graphOf } from '#machines/core/graph.ts'
import { proposalEvents } from '#machines/motor/proposal/proposal.events.ts'
import { proposalMachine } from '#machines/motor/proposal/proposal.machine.ts'
import { samplePlan, sampleRequest } from '#machines/motor/record/sample-plan.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { sampleKyc } from '#machines/purchase/identity/sample-kyc.ts'
import { outcome, play, today } from '../play.ts'

const fieldsOf = (events: Record<string, { fields: object }>, ...types: string[]) =>
  types.flatMap((type) => Object.keys(events[type]?.fields ?? {}))
const optionsOf = (field: unknown) =>
  ((field as { options: { value: string }[] }).options ?? []).map(({ value }) => value)

describe('what a motor journey asks', () => {
  test('of its customer: name, email, phone, kind and change of owner, and when the vehicle was made [MOTOR-27]', () => {
    const asked = fieldsOf(motorEvents, 'dates.given', 'ownership.given', 'contact.given')
    for (const field of [
      'fullName',
      'email',
      'mobile',
      'customerType',
      'ownerChanged',
      'manufacturingYear',
      'registrationDate',
    ])
      expect(asked).toContain(field)
    const states = graphOf(motorMachine).nodes.map(({ id }) => id)
    for (const state of ['motor.vehicleDates', 'motor.ownership', 'motor.customerDetails'])
      expect(states).toContain(state)
  })

  test('whether a person or an organisation owns the vehicle, and nothing else [MOTOR-28]', () => {
    const { customerType } = motorEvents['ownership.given'].fields
    if (!customerType) throw new Error('The kind of owner is not asked')
    expect(optionsOf(customerType)).toEqual(['individual', 'organisation'])
    const taken = ['individual', 'organisation', 'trust', ''].map((word) => v.is(customerType.schema, word))
    expect(taken).toEqual([true, true, false, false])
  })

  test('of the previous policy: each status, type and bonus [REF-30, REF-31, REF-32]', () => {
    const { status, policyType, ncb } = motorEvents['previousPolicy.given'].fields
    expect(optionsOf(status)).toEqual([
      'continue',
      'expired within 90 days',
      'expired before 90 days',
      'no information',
    ])
    expect(optionsOf(policyType)).toEqual(['Comprehensive', 'ThirdParty', 'ODOnly'])
    expect(optionsOf(ncb)).toEqual([0, 20, 25, 35, 45, 50])
  })

  test('address, loan, pollution certificate, engine and chassis numbers before a proposal is sent [MOTOR-33]', () => {
    const lacking = (type: 'person.given' | 'vehicleDetails.given', answers: object) => {
      const { issues = [] } = v.safeParse(proposalEvents[type].schema(today), answers)
      return issues.map((issue) => v.getDotPath(issue))
    }
    expect(lacking('person.given', {})).toEqual(expect.arrayContaining(['addressLine', 'pincode']))
    expect(lacking('vehicleDetails.given', {})).toEqual(
      expect.arrayContaining(['engineNumber', 'chassisNumber', 'financed', 'validPuc', 'sameAddress']),
    )
    const papers = { financed: 'yes', validPuc: 'yes', sameAddress: 'no' }
    expect(lacking('vehicleDetails.given', papers)).toEqual(
      expect.arrayContaining(['bank', 'bankCity', 'pucNumber', 'pucUntil', 'registrationAddress']),
    )

    const answered = { ...sampleRecord(today), savedStep: 7, request: sampleRequest, plan: samplePlan(today) }
    const page = play(proposalMachine, { today, record: answered })
    const sent = { type: 'declaration.accepted', truth: true }
    const answersOf = (type: keyof typeof proposalEvents) => ({
      type,
      ...proposalEvents[type].samples(today)[0],
    })
    page.hear(outcome.done('kyc', { kyc: sampleKyc }))
    for (const type of ['person.given', 'nominee.given', 'vehicleDetails.given'] as const) {
      expect([page.screen().asks, page.refuses(sent)]).toEqual([type, true])
      const again = play(proposalMachine, { today, record: page.context().record })
      expect([again.screen().asks, again.refuses(sent)]).toEqual([type, true])
      page.hear(answersOf(type))
    }
    expect(page.refuses(sent)).toBe(false)
  })
})
