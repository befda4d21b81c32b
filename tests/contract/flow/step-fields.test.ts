import { describe, expect, it } from 'vitest'
import { fromStepFields, toStepFields } from '#contract/flow/step-fields.ts'
import type { WireSteps } from '#contract/flow/steps.ts'
import { emptyRecord, type MotorRecord } from '#machines/motor/record/motor-record.ts'
import { fullRecord } from './a-record.ts'

/** What the wire's steps do not carry: it stands beside them, or follows from dates. */
const beside = (record: Partial<MotorRecord>) => {
  const {
    quoteType,
    leadId,
    version,
    savedStep,
    source,
    emplId,
    businessType,
    policyDateExceeded,
    status,
    ...steps
  } = record
  return steps
}

describe('a record on the wire', () => {
  it('comes back as it was [RESUME-12, RESUME-13, RESUME-14, RESUME-15, RESUME-16]', () => {
    const steps: WireSteps = JSON.parse(JSON.stringify(toStepFields(fullRecord)))
    expect(fromStepFields(fullRecord, steps)).toEqual(beside(fullRecord))
  })

  it('names its steps and their fields as the specification does [RESUME-12, RESUME-13, RESUME-14, RESUME-15, RESUME-16]', () => {
    const { step1, step2, step4, step5, step10, ...rest } = toStepFields(fullRecord)
    expect(step1).toMatchObject({
      registrationNumber: 'RJ-14-CA-1234',
      vehicleType: '4w',
      IsVehicleNew: false,
    })
    expect(Object.keys(step2?.make ?? {})).toEqual(['value', 'label'])
    expect(Object.keys(step4?.variantSelection ?? {})).toEqual(['value', 'label', 'fuelType'])
    expect(step5).toMatchObject({
      customerDetails: {
        customer_name: 'Asha Rani Sharma',
        customer_email: 'asha@example.com',
        customer_phone: '9876543210',
      },
      customerType: 'individual',
      isOwnerChanged: false,
      manufaturingDate: fullRecord.manufacturingDate,
    })
    expect(Object.keys(rest.step6?.pypSelection ?? {})).toEqual(
      expect.arrayContaining(['PolicyStatus', 'PreInsurerCode', 'PrePolicyEndDate', 'PreviousPolicyType']),
    )
    expect(rest.step7).toMatchObject({
      motorRequest: { policyType: 'comprehensive' },
      previousClaimData: { claimed: false },
    })
    expect(rest.step8).toMatchObject({
      kycAndUserDetails: { kyc: { docName: 'pan' }, person: { fullName: 'Asha Rani Sharma' } },
    })
    expect(rest.step9).toMatchObject({ nomineeDetails: { nominee: { name: 'Ravi Sharma' } } })
    expect(step10).toHaveProperty('vehicleDetails.proposalStatus', 'proposalSuccess')
  })

  it('leaves out the steps that are not answered yet', () => {
    const begun = {
      ...emptyRecord,
      vehicleType: '2w',
      isNew: true,
      rto: { value: 'RJ14', city: 'Jaipur' },
    } as const
    expect(toStepFields(begun)).toEqual({
      step1: {
        registrationNumber: '',
        vehicleType: '2w',
        IsVehicleNew: true,
        rtoCode: 'RJ14',
        RTOCityName: 'Jaipur',
      },
    })
  })

  it('never carries what is sealed', () => {
    expect(JSON.stringify(toStepFields({ ...fullRecord, sealed: 'v1.secret' }))).not.toContain('secret')
  })
})
