import { describe, expect, test } from 'vitest'
import { knownAnswer } from '#machines/core/answer.ts'
import type { Sold as SoldPolicy } from '#machines/core/server-product.ts'
import { proposalEvents } from '#machines/motor/proposal/proposal.events.ts'
import { isValid } from '#machines/motor/proposal/proposal.validity.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { samplePlan } from '#machines/motor/record/sample-plan.ts'
import { asOfToday } from '#machines/motor/rules/as-of-today.ts'
import { assumptionsOf } from '#machines/motor/rules/assumptions.ts'
import { renewalRecord } from '#machines/motor/rules/renewal-record.ts'
import { newSwift, swift } from '../record/quoted-record.ts'

const person = {
  salutation: 'Ms',
  fullName: 'Asha Rani Sharma',
  gender: 'Female',
  dateOfBirth: '1992-06-15',
  email: 'asha.new@example.com',
  mobile: '9876543210',
  addressLine: '12 Lake Road, Civil Lines',
  pincode: '302001',
  city: 'Jaipur',
  state: 'Rajasthan',
}
const vehicle = {
  engineNumber: 'K12MN1234567',
  chassisNumber: 'MA3EWDE1S00123456',
  registrationAddressSame: true,
  previousPolicyNumber: 'OG-25-1234-5678',
}
const plan = samplePlan('2026-06-15')

type Sold = SoldPolicy<MotorRecord>

function sold(record: Partial<MotorRecord>, different: Partial<Sold> = {}): Sold {
  const days = { start: '2026-07-06', end: '2027-07-05' }
  const policy = { leadId: 'lead-1', policyNumber: 'P-1', insurerId: 13, ...days }
  return { ...policy, record: { ...swift, person, vehicle, plan, ...record }, ...different }
}

const today = '2027-06-20'
const past = (policy: Sold, on = today) => renewalRecord(policy, on).previousPolicy

describe('the journey that renews a policy', () => {
  test('knows vehicle and person, and stands before the previous policy', () => {
    const renewal = renewalRecord(sold({}), today)
    const { make, model, variant, registrationNumber, rto, registrationDate } = swift
    const known = { make, model, variant, registrationNumber, rto, registrationDate }
    expect(renewal).toMatchObject({ ...known, leadId: '', savedStep: 5, renewalOf: 'lead-1', person })
    expect(renewal.vehicle).toMatchObject({ engineNumber: 'K12MN1234567', previousPolicyNumber: 'P-1' })
    expect(renewal).not.toHaveProperty('plan')
  })

  test('knows what kind of owner there is, and takes for granted that they are still the same', () => {
    const renewal = renewalRecord(sold({ customerType: 'individual' }), today)
    const assumed = assumptionsOf({ ...renewal, businessType: 'not expired' }, today).map(({ key }) => key)
    expect(assumed).toContain('ownerChanged')
    expect(assumed).not.toContain('owner')
  })

  test('has this policy as the one that ends, its bonus stepped up, and leaves the claim open', () => {
    expect(past(sold({}))).toEqual({
      status: 'continue',
      insurer: { value: 'DIGIT', label: 'Go Digit General Insurance' },
      endDate: '2027-07-05',
      type: 'Comprehensive',
      ncb: 35,
    })
  })

  test.each<[string, Partial<MotorRecord>, number]>([
    ['50% after 45%', { previousPolicy: { claimed: false, status: 'continue', ncb: 45 } }, 50],
    ['0% after a claim', { previousPolicy: { claimed: true, status: 'continue' } }, 0],
    ['0% where it was bought with a new owner', { ownerChanged: true }, 0],
    ['0% where cover had lapsed', { businessType: 'expired before 90 days' }, 0],
    ['0% on the first policy of a vehicle', newSwift, 0],
    ['0% on third party alone', { plan: { ...plan, coverType: 'thirdParty' } }, 0],
  ])('tells a bonus of %s', (_, record, ncb) => {
    expect(past(sold(record))?.ncb).toBe(ncb)
  })

  test('comes after the end too, and its status follows the day on which it is looked at', () => {
    const renewal = renewalRecord(sold({}), today)
    expect(asOfToday(renewal, '2027-07-06')).toMatchObject({
      previousPolicy: { status: 'expired within 90 days' },
      businessType: 'expired within 90 days',
    })
    expect(past(sold({}), '2027-07-20')).toMatchObject({ status: 'expired within 90 days', ncb: 35 })
  })

  test('of a leap day ends on the 29th and is dated from it', () => {
    const leap = sold({}, { start: '2027-03-01', end: '2028-02-29' })
    expect(past(leap, '2028-02-20')).toMatchObject({ endDate: '2028-02-29', status: 'continue' })
    expect(past(leap, '2028-03-01')).toMatchObject({ status: 'expired within 90 days' })
  })

  test('of own damage beside a third-party cover that runs on names that as the third-party policy', () => {
    const bundled = sold(newSwift, { end: '2029-07-05', odEnd: '2027-07-05' })
    const renewal = renewalRecord(bundled, today)
    expect(renewal).toMatchObject({ isNew: false, previousPolicy: { type: 'Comprehensive', ncb: 0 } })
    expect(renewal.vehicle?.thirdPartyPolicy).toEqual({
      insurer: 'Go Digit General Insurance',
      number: 'P-1',
      end: '2029-07-05',
    })
  })

  test('of a third-party cover whose own damage ended long ago brings no bonus', () => {
    const bundled = sold(newSwift, { end: '2029-07-05', odEnd: '2027-07-05' })
    expect(past(bundled, '2029-06-20')).toMatchObject({ endDate: '2029-07-05', type: 'ThirdParty', ncb: 0 })
  })

  test('of own damage alone keeps the third-party policy beside it', () => {
    const beside = { insurer: 'Zuno General Insurance', number: 'TP-1', end: '2028-07-05' }
    const ownDamage = { plan: { ...plan, coverType: 'odOnly' as const } }
    const renewal = renewalRecord(
      sold({ ...ownDamage, vehicle: { ...vehicle, thirdPartyPolicy: beside } }),
      today,
    )
    expect(renewal.previousPolicy?.type).toBe('ODOnly')
    expect(renewal.vehicle?.thirdPartyPolicy).toEqual(beside)
  })

  test('takes the mail address the document was sent to, where none was given before', () => {
    const customer = { name: 'Asha Rani Sharma', mobile: '9876543210', email: '' }
    expect(renewalRecord(sold({ customer }), today).customer?.email).toBe('asha.new@example.com')
  })

  test('shows what it brings along again before it counts', () => {
    const renewal = renewalRecord(sold({}), today)
    expect(isValid('person', renewal, today)).toBe(false)
    expect(isValid('person', { ...renewal, savedStep: 8 }, today)).toBe(true)
  })

  test('leaves open whether there is a pollution certificate where nobody told of one', () => {
    const answers = (known: object) =>
      knownAnswer(
        proposalEvents,
        'vehicleDetails.given',
        renewalRecord(sold({ vehicle: { ...vehicle, ...known } }), today),
        today,
      )
    const pollutionCertificate = { number: 'RJ01400120012345', validUntil: '2027-09-01' }
    expect(answers({}).validPuc).toBeUndefined()
    expect(answers({ pollutionCertificate }).validPuc).toBe('yes')
  })
})
