import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { saveFlow } from '#contract/flow/flow.calls.ts'
import { motorRequestOf } from '#contract/flow/motor-request.ts'
import { referred } from '#contract/flow/referred.ts'
import { toSave } from '#contract/flow/save.ts'
import { emptyRecord } from '#machines/motor/record/motor-record.ts'
import { sampleRequest } from '#machines/motor/record/sample-plan.ts'
import { fullRecord } from './a-record.ts'

const stepsIn = (save: object) => Object.keys(save).filter((key) => key.startsWith('step') && key !== 'step')

describe('a save', () => {
  it('says motor, and tells the vehicle as a two-wheeler or four-wheeler [MOTOR-06, MOTOR-12, REF-25]', () => {
    for (const vehicleType of ['2w', '4w'] as const) {
      const save = toSave({ ...fullRecord, vehicleType }, 1, { loggedInUser: false })
      expect(save).toMatchObject({
        quoteType: 'motor',
        step1: { vehicleType },
        motorRequest: { vehicleType },
      })
    }
  })

  it('comes from the customer where nobody else is named [MOTOR-10, CONST-21]', () => {
    const sourceOf = (record: typeof fullRecord) => toSave(record, 1, { loggedInUser: false }).source
    expect(sourceOf({ ...fullRecord, source: emptyRecord.source })).toBe('customer')
    expect(sourceOf({ ...fullRecord, source: 'empl' })).toBe('empl')
  })

  it('tells a visitor, a customer and an employee apart, and names the employee a journey is with [EMP-10]', () => {
    const told = (record: typeof fullRecord, who: Parameters<typeof toSave>[2]) => {
      const { loggedInUser, customerUniqueNumber, source, emplId } = toSave(record, 1, who)
      return { loggedInUser, customerUniqueNumber, source, emplId }
    }
    const own = { ...fullRecord, source: 'customer' as const, emplId: '' }
    const helped = { ...fullRecord, source: 'empl' as const, emplId: 'ravi.agent' }
    expect(told(own, { loggedInUser: false })).toEqual({ loggedInUser: false, source: 'customer' })
    expect(told(own, { loggedInUser: true, customerUniqueNumber: '7' })).toEqual({
      loggedInUser: true,
      customerUniqueNumber: '7',
      source: 'customer',
    })
    expect(told(helped, { loggedInUser: true })).toEqual({
      loggedInUser: true,
      source: 'empl',
      emplId: 'ravi.agent',
    })
  })

  it('comes from a customer or an employee, and nobody else [REF-23]', () => {
    const save = toSave(fullRecord, 1, { loggedInUser: false })
    const isFrom = (source: string) => v.is(saveFlow.request, { ...save, source })
    expect(['customer', 'empl', 'employee', 'partner'].map(isFrom)).toEqual([true, true, false, false])
  })

  it('comes through its schema whole, the customer its source, and nothing but what a save tells', () => {
    const { source: _, ...save } = JSON.parse(JSON.stringify(toSave(fullRecord, 5, { loggedInUser: false })))
    const events = [{ type: 'city.chosen', rto: { value: 'RJ14', city: 'Jaipur' } }]
    const sent = {
      ...save,
      step: 'step5',
      screen: 'city',
      events,
      referralCode: 'R1',
      customerUniqueNumber: 7,
    }
    expect(v.parse(saveFlow.request, { ...sent, isAdmin: true })).toEqual({
      ...sent,
      step: 5,
      source: 'customer',
    })
  })

  it('that is no save says which field of which step is wrong', () => {
    const save = toSave(fullRecord, 5, { loggedInUser: false })
    const wrong = { ...save, step5: { ...save.step5, manufaturingDate: 'June' } }
    const { issues = [] } = v.safeParse(saveFlow.request, wrong)
    expect(issues.map((issue) => v.getDotPath(issue))).toEqual(['step5.manufaturingDate'])
  })

  it('of a journey that has begun tells its own step, whether the vehicle is new, and its version [MOTOR-04, MOTOR-30]', () => {
    const save = toSave(fullRecord, 5, { loggedInUser: false })
    expect(save).toMatchObject({
      customerLeadId: 'lead-1',
      version: 6,
      quoteType: 'motor',
      step: 5,
      processDiscription: 'customerDetails',
      loggedInUser: false,
      source: 'empl',
      emplId: 'E42',
    })
    expect(save.step1?.IsVehicleNew).toBe(false)
    expect(toSave({ ...fullRecord, isNew: true }, 5, { loggedInUser: false }).step1?.IsVehicleNew).toBe(true)
    expect(stepsIn(save)).toEqual(['step1', 'step5'])
    expect(v.safeParse(saveFlow.request, save).success).toBe(true)
  })

  it('names a logged-in customer by their number, and nobody else [MOTOR-13]', () => {
    const save = (loggedInUser: boolean, customerUniqueNumber?: string) =>
      toSave(fullRecord, 5, { loggedInUser, customerUniqueNumber })
    expect(save(true, '1987654321000')).toMatchObject({
      loggedInUser: true,
      customerUniqueNumber: '1987654321000',
      step5: { customerDetails: { customer_name: 'Asha Rani Sharma', customer_phone: '9876543210' } },
    })
    expect(save(false)).not.toHaveProperty('customerUniqueNumber')
  })

  it('that begins a journey tells every step that is known up to its own [API-48, MOTOR-07]', () => {
    const save = toSave({ ...fullRecord, leadId: '' }, 4, { loggedInUser: true })
    expect(save).not.toHaveProperty('customerLeadId')
    expect(save).not.toHaveProperty('version')
    expect(save).toMatchObject({ step: 4, processDiscription: 'registrationNumber', loggedInUser: true })
    expect(stepsIn(save)).toEqual(['step1', 'step2', 'step3', 'step4'])
  })

  it('of a later step names its journey, who began it, and the step beside the first and the flat request [API-48]', () => {
    const { step1, step5, ...save } = toSave({ ...fullRecord, version: 7 }, 5, { loggedInUser: false })
    expect(save).toEqual({
      customerLeadId: fullRecord.leadId,
      version: 7,
      quoteType: 'motor',
      step: 5,
      processDiscription: 'customerDetails',
      loggedInUser: false,
      source: 'empl',
      emplId: 'E42',
      motorRequest: expect.objectContaining({ registrationNumber: 'RJ-14-CA-1234', make: 'Maruti' }),
    })
    expect(step1).toMatchObject({ registrationNumber: 'RJ-14-CA-1234' })
    expect(step5).toMatchObject({ customerDetails: { customer_name: 'Asha Rani Sharma' } })
  })

  it('carries every field of the flat motor request beside its steps [MOTOR-04, MOTOR-05, PROPOSAL-08]', () => {
    const appointee = { name: 'Meena Sharma', relation: 'Mother', dateOfBirth: '1965-03-04' }
    const thirdPartyPolicy = { insurer: 'Go Digit', number: 'TP-1', end: '2027-06-14' }
    const { nominee, vehicle, kyc, ...record } = fullRecord
    if (!nominee || !vehicle || !kyc) throw new Error('The journey is not whole')
    const asked = {
      ...record,
      nominee: { ...nominee, appointee },
      vehicle: { ...vehicle, thirdPartyPolicy },
      kyc: { ...kyc, kycNumber: '50012345678901' },
      request: { ...sampleRequest, idv: 50_000_000 },
    }
    expect(motorRequestOf(asked)).toEqual({
      registrationNumber: 'RJ-14-CA-1234',
      vehicleType: '4w',
      businessType: 'not expired',
      prevPolicyEndDate: '2026-07-05',
      policyDateExceeded: false,
      make: 'Maruti',
      model: 'Swift',
      variant: 'VXi',
      fuelType: 'Petrol',
      registrationDate: '2022-06-15',
      manufacturingDate: '2022-01-01',
      idv: 500_000,
      addOns: expect.objectContaining({
        zeroDepriciationCover: true,
        consumables: false,
        isTppdDiscount: false,
      }),
      addressLine1: '12 Lake Road, Civil Lines, Near the old water tower and the',
      addressLine2: 'post office, Jaipur',
      rcAddress: '7 Hill Street, Ajmer',
      pincode: '302001',
      cityId: 'Jaipur',
      stateId: 'Rajasthan',
      isHypothecation: true,
      hypothecationBank: 'HDFC Bank',
      hypothecationCity: 'Jaipur',
      previousInsurer: 'ICICI Lombard General Insurance',
      previousPolicyNumber: 'OG-25-1234-5678',
      previousPolicyType: 'Comprehensive',
      previousNoClaimBonus: 25,
      tpInsurer: 'Go Digit',
      tpPolicyNumber: 'TP-1',
      tpPolicyEndDate: '2027-06-14',
      engineNumber: 'K12MN1234567',
      chassisNumber: 'MA3EWDE1S00123456',
      isValidPuc: true,
      pucNumber: 'RJ01400120012345',
      pucValidUpto: '2026-09-01',
      nomineeName: 'Ravi Sharma',
      nomineeRelation: 'Spouse',
      nomineeDob: '1990-02-01',
      nomineeGender: 'Male',
      appointeeName: 'Meena Sharma',
      appointeeRelation: 'Mother',
      appointeeDob: '1965-03-04',
      kycStatus: 'success',
      kycType: 'ckyc',
      docName: 'pan',
      docNumber: 'ABCPEXXXXF',
      afterProposalKycData: { kycNumber: '50012345678901', reference: 'kyc-1' },
      reasonForNotOptingPersonalAccident: 'Insured has standalone PA cover >= 15 lakhs',
    })
  })

  it('names who referred somebody, in the flat motor request too where there is one [MOTOR-05]', () => {
    const { motorRequest, ...plain } = {
      ...toSave(fullRecord, 1, { loggedInUser: false }),
      motorRequest: { make: 'Maruti' },
    }
    expect(referred({ ...plain, motorRequest } as typeof plain, { referralCode: 'R1' })).toMatchObject({
      referralCode: 'R1',
      motorRequest: { make: 'Maruti', referralCode: 'R1' },
    })
    expect(referred(plain, { referralCode: 'R1' })).not.toHaveProperty('motorRequest')
  })

  it('says in the flat motor request nothing that is not known [MOTOR-05]', () => {
    expect(motorRequestOf(emptyRecord)).toEqual({
      registrationNumber: '',
      vehicleType: '4w',
      policyDateExceeded: false,
    })
  })

  it('says of a vehicle without a loan and a certificate that it has none [MOTOR-05]', () => {
    const { vehicle } = fullRecord
    const { hypothecation: _, pollutionCertificate: _certificate, ...plain } = vehicle ?? {}
    expect(motorRequestOf({ ...fullRecord, vehicle: plain as typeof vehicle })).toMatchObject({
      isHypothecation: false,
      isValidPuc: false,
    })
  })

  it('tells an address in two lines, the second as long as it has to be [MOTOR-05, VALID-62]', () => {
    const { person } = fullRecord
    const street = 'Nehru Marg '.repeat(15).trim()
    const { addressLine1 = '', addressLine2 = '' } = motorRequestOf({
      ...fullRecord,
      ...(person && { person: { ...person, addressLine: street } }),
    })
    expect(addressLine1.length).toBeLessThanOrEqual(60)
    expect(`${addressLine1} ${addressLine2}`).toBe(street)
  })

  it('tells the end of the previous policy in the order of a date field [MOTOR-11]', () => {
    const { previousPolicy } = fullRecord
    const past = { ...previousPolicy, status: 'continue' as const, endDate: '2026-07-05' }
    const save = toSave({ ...fullRecord, previousPolicy: past }, 6, { loggedInUser: false })
    expect(save).toMatchObject({
      motorRequest: { prevPolicyEndDate: '2026-07-05' },
      step6: { pypSelection: { PrePolicyEndDate: '2026-07-05' } },
    })
  })

  it('of a date that is exceeded is the process-flow object [EXPIRY-18, RESUME-18, API-49, MOTOR-08]', () => {
    const { previousPolicy, businessType: _, plan: _plan, ...record } = fullRecord
    const past = previousPolicy && { ...previousPolicy, endDate: '2026-09-30' }
    const save = toSave({ ...record, previousPolicy: past, policyDateExceeded: true }, 7, {
      loggedInUser: false,
    })
    expect(save).toMatchObject({
      customerLeadId: 'lead-1',
      step: 7,
      processDiscription: 'quotation',
      motorRequest: { policyDateExceeded: true, prevPolicyEndDate: '2026-09-30' },
      step7: { motorRequest: { policyType: 'comprehensive' } },
    })
    expect(save).not.toHaveProperty('motorRequest.businessType')
  })
})
