import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { saveFlow } from '#contract/flow/flow.calls.ts'
import { motorRequestOf } from '#contract/flow/motor-request.ts'
import { toSave } from '#contract/flow/save.ts'
import { emptyRecord } from '#machines/motor/record/motor-record.ts'
import { fullRecord } from './a-record.ts'

const stepsIn = (save: object) => Object.keys(save).filter((key) => key.startsWith('step') && key !== 'step')

describe('a save', () => {
  it('says motor, and tells the vehicle as a two-wheeler or four-wheeler [MOTOR-06, MOTOR-12]', () => {
    for (const vehicleType of ['2w', '4w'] as const) {
      const save = toSave({ ...fullRecord, vehicleType }, 1, { loggedInUser: false })
      expect(save).toMatchObject({
        quoteType: 'motor',
        step1: { vehicleType },
        motorRequest: { vehicleType },
      })
    }
  })

  it('comes from the customer where nobody else is named [MOTOR-10]', () => {
    expect(toSave({ ...fullRecord, source: emptyRecord.source }, 1, { loggedInUser: false }).source).toBe(
      'customer',
    )
  })

  it('of a journey that has begun tells its own step, whether the vehicle is new, and its version [MOTOR-04]', () => {
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
    expect(stepsIn(save)).toEqual(['step1', 'step5'])
    expect(v.safeParse(saveFlow.request, save).success).toBe(true)
  })

  it('that begins a journey tells every step that is known up to its own [API-48, MOTOR-07]', () => {
    const save = toSave({ ...fullRecord, leadId: '' }, 4, { loggedInUser: true })
    expect(save).not.toHaveProperty('customerLeadId')
    expect(save).not.toHaveProperty('version')
    expect(save).toMatchObject({ step: 4, loggedInUser: true })
    expect(stepsIn(save)).toEqual(['step1', 'step2', 'step3', 'step4'])
  })

  it('carries the flat motor request beside its steps [MOTOR-04, MOTOR-05]', () => {
    expect(motorRequestOf(fullRecord)).toMatchObject({
      registrationNumber: 'RJ-14-CA-1234',
      vehicleType: '4w',
      businessType: 'not expired',
      prevPolicyEndDate: fullRecord.previousPolicy?.endDate,
      policyDateExceeded: false,
      make: 'Maruti',
      fuelType: 'Petrol',
      rcAddress: '7 Hill Street, Ajmer',
      pincode: '302001',
      isHypothecation: true,
      hypothecationBank: 'HDFC Bank',
      previousNoClaimBonus: 25,
      engineNumber: 'K12MN1234567',
      isValidPuc: true,
      pucNumber: 'RJ01400120012345',
      nomineeName: 'Ravi Sharma',
      kycStatus: 'success',
      docNumber: 'ABCPEXXXXF',
      reasonForNotOptingPersonalAccident: 'Insured has standalone PA cover >= 15 lakhs',
    })
  })

  it('of a date that is exceeded is the process-flow object [EXPIRY-18, RESUME-18, API-49]', () => {
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
