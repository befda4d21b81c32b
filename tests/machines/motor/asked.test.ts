import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { graphOf } from '#machines/core/graph.ts'
import { proposalEvents } from '#machines/motor/proposal/proposal.events.ts'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'

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
    const asked = fieldsOf(proposalEvents, 'person.given', 'vehicleDetails.given')
    for (const field of [
      'addressLine',
      'pincode',
      'financed',
      'bank',
      'bankCity',
      'validPuc',
      'pucNumber',
      'pucUntil',
      'engineNumber',
      'chassisNumber',
      'registrationAddress',
    ])
      expect(asked).toContain(field)
  })
})
