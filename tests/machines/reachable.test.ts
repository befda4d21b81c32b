import { describe, expect, test } from 'vitest'
import { reachable } from '#machines/core/saved-machine.ts'
import { motorServerProduct } from '#machines/motor/motor.server-product.ts'
import { samplePerson } from '#machines/motor/proposal/proposal.test-model.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { samplePlan, sampleRequest } from '#machines/motor/record/sample-plan.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { sampleKyc } from '#machines/purchase/identity/sample-kyc.ts'
import { serverProducts } from '#machines/server-products.ts'
import { today } from './play.ts'

/** A journey with every answer of its saved step, and none of a later one. */
function savedUpTo(savedStep: MotorRecord['savedStep'], change: Partial<MotorRecord> = {}): MotorRecord {
  const later: Partial<MotorRecord> = {
    ...(savedStep >= 7 && { request: sampleRequest, plan: samplePlan(today) }),
    ...(savedStep >= 8 && {
      kyc: sampleKyc,
      person: samplePerson,
    }),
    ...(savedStep >= 9 && {
      nominee: { name: 'Ravi Sharma', relation: 'Spouse', dateOfBirth: '1990-01-01', gender: 'Male' },
    }),
    ...(savedStep >= 10 && {
      vehicle: {
        engineNumber: 'K12MN1234567',
        chassisNumber: 'MA3EWDE1S00123456',
        registrationAddressSame: true,
        previousPolicyNumber: 'OG-25-1234-5678',
      },
    }),
  }
  return { ...sampleRecord(today), ...later, savedStep, ...change }
}

const leadsTo = (record: MotorRecord) => reachable(motorServerProduct.machines, record, today)

describe('where a record leads', () => {
  test.each([
    [1, 'make', 2],
    [2, 'model', 3],
    [3, 'variant', 4],
    [4, 'vehicleDates', 5],
    [5, 'previousPolicy', 8],
  ] as const)(
    'after saved step %i is the screen %s, number %i [RESUME-01, RESUME-02, RESUME-03, RESUME-04, RESUME-05, DESIGN-05]',
    (savedStep, screen, activeStep) => {
      expect(leadsTo(savedUpTo(savedStep))).toEqual({ path: '/motor', screen, activeStep })
    },
  )

  test.each([6, 7] as const)(
    'after saved step %i is the quote list [RESUME-06, RESUME-07, DESIGN-05]',
    (savedStep) => {
      expect(leadsTo(savedUpTo(savedStep))).toEqual({
        path: '/quotelist/{id}',
        screen: 'quotation',
        activeStep: 9,
      })
    },
  )

  test.each([
    [8, 'nominee', 11],
    [9, 'vehicle', 12],
    [10, 'review', 12],
  ] as const)(
    'after saved step %i is the proposal, on its page %s [RESUME-08, RESUME-09, RESUME-11, DESIGN-05]',
    (savedStep, screen, activeStep) => {
      expect(leadsTo(savedUpTo(savedStep))).toEqual({ path: '/proposal/{id}', screen, activeStep })
    },
  )

  test.each(['proposalSuccess', 'Proposal Successful'])(
    'after step 10 is the checkout where the proposal status is %s [RESUME-10]',
    (proposalStatus) => {
      expect(leadsTo(savedUpTo(10, { proposalStatus })).path).toBe('/checkout/{id}')
    },
  )

  test.each(['proposalFailure', 'who knows'])(
    'after step 10 is the proposal where its status is %s [RESUME-11]',
    (proposalStatus) => {
      expect(leadsTo(savedUpTo(10, { proposalStatus })).path).toBe('/proposal/{id}')
    },
  )

  test('is the quote list again once the plan is no longer chosen', () => {
    expect(leadsTo(savedUpTo(9, { plan: undefined })).path).toBe('/quotelist/{id}')
  })

  test('is the payment or its success where money is on its way or was taken', () => {
    expect(leadsTo(savedUpTo(10, { status: 'paymentPending' })).path).toBe('/checkout/{id}')
    expect(leadsTo(savedUpTo(10, { status: 'policyDocSuccess' })).path).toBe('/success-page/{id}')
  })
  test.each(
    serverProducts.flatMap(({ key, machines, emptyRecord }) =>
      [
        ['paymentPending', '/checkout/{id}'] as const,
        ['paymentSuccess', '/success-page/{id}'] as const,
        ['policyDocFailure', '/success-page/{id}'] as const,
      ].map(([status, path]) => [key, status, path, machines, emptyRecord] as const),
    ),
  )(
    'is never a form again for %s in the status %s, whatever its answers are worth by now',
    (_, status, path, machines, emptyRecord) => {
      const record = { ...emptyRecord, leadId: 'lead-1', savedStep: 4 as const, status }
      expect(reachable(machines, record, today).path).toBe(path)
    },
  )

  test('is the success page where the name of a paid journey would no longer be accepted', () => {
    const customer = { name: 'Asha <b>', email: '', mobile: '9876543210' }
    expect(leadsTo(savedUpTo(10, { status: 'paymentSuccess', customer })).path).toBe('/success-page/{id}')
    expect(leadsTo(savedUpTo(10, { customer })).screen).toBe('customerDetails')
  })

  test.each([
    ['proposalRequest', '/proposal/{id}'],
    ['proposalPremiumMismatch', '/proposal/{id}'],
    ['proposalFailure', '/proposal/{id}'],
    ['proposalSuccess', '/checkout/{id}'],
  ])('is not the contact form in the status %s, though the name is refused by now', (status, path) => {
    const customer = { name: 'Asha <b>', email: '', mobile: '9876543210' }
    expect(leadsTo(savedUpTo(10, { status, proposalStatus: status, customer })).path).toBe(path)
  })

  test.each(serverProducts.map(({ key, machines, emptyRecord }) => [key, machines, emptyRecord] as const))(
    'is the proposal for %s while the insurer has it, though no answer before it counts any more',
    (_, machines, emptyRecord) => {
      const plan = samplePlan(today)
      const record = {
        ...emptyRecord,
        leadId: 'lead-1',
        savedStep: 4 as const,
        status: 'proposalRequest',
        plan,
      }
      expect(reachable(machines, record, today).path).toBe('/proposal/{id}')
    },
  )
})
