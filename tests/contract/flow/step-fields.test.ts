import { describe, expect, it } from 'vitest'
import { fromStepFields, isSpelt, toStepFields } from '#contract/flow/step-fields.ts'
import type { WireSteps } from '#contract/flow/steps.ts'
import { basicsQuestion } from '#machines/health/record/basics.question.ts'
import { defaultHealthRequest, type HealthRequest } from '#machines/health/record/health-request.ts'
import { sampleHealth, sampleHealthPlan } from '#machines/health/record/samples.ts'
import { emptyRecord, type MotorRecord } from '#machines/motor/record/motor-record.ts'
import type { PreviousPolicy } from '#machines/motor/record/previous-policy.ts'
import { samplePetPlan, samplePets } from '#machines/pet/record/samples.ts'
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

  it('comes back as it was where each answer is the other one [RESUME-13, RESUME-14, RESUME-15]', () => {
    const { ncb: _, ...past } = fullRecord.previousPolicy ?? { claimed: true }
    const previousPolicy: PreviousPolicy = { ...past, claimed: true, status: 'expired within 90 days' }
    const other: MotorRecord = {
      ...fullRecord,
      customerType: 'organisation',
      ownerChanged: true,
      previousPolicy,
    }
    const steps: WireSteps = JSON.parse(JSON.stringify(toStepFields(other)))
    expect(steps).toMatchObject({
      step5: { customerType: 'organisation', isOwnerChanged: true },
      step6: { pypSelection: { PolicyStatus: 'expired within 90 days' } },
      step7: { previousClaimData: { claimed: true } },
    })
    expect(fromStepFields(other, steps)).toEqual(beside(other))
  })

  it('of a new vehicle comes back as new [MOTOR-30]', () => {
    const { previousPolicy: _, ...known } = fullRecord
    const newVehicle: MotorRecord = { ...known, isNew: true }
    const steps: WireSteps = JSON.parse(JSON.stringify(toStepFields(newVehicle)))
    expect(steps.step1).toMatchObject({ IsVehicleNew: true })
    expect(fromStepFields(fullRecord, steps)).toMatchObject({ isNew: true })
  })

  it('names its steps and their fields as the specification does [MOTOR-27, RESUME-12, RESUME-13, RESUME-14, RESUME-15, RESUME-16]', () => {
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

  it('tells of the previous policy what was answered, and nothing else [RESUME-14]', () => {
    const past: PreviousPolicy = {
      claimed: true,
      status: 'continue',
      insurer: { value: 'ICICI', label: 'ICICI Lombard General Insurance' },
      endDate: '2026-07-05',
      type: 'ODOnly',
      ncb: 0,
      tpInsurer: { value: 'DIGIT', label: 'Go Digit' },
      tpEndDate: '2027-06-14',
      assumed: ['ncb'],
    }
    const stepsOf = (previousPolicy: PreviousPolicy) => {
      const record: MotorRecord = { ...fullRecord, previousPolicy }
      return toStepFields(record)
    }
    const { step6 } = stepsOf(past)
    expect(step6).toEqual({
      pypSelection: {
        claimInLastYear: 'Yes',
        PolicyStatus: 'continue',
        PreInsurerCode: past.insurer,
        PrePolicyEndDate: '2026-07-05',
        PreviousPolicyType: 'ODOnly',
        PreviousNoClaimBonus: 0,
        TpInsurer: past.tpInsurer,
        TpPolicyEndDate: '2027-06-14',
        assumed: ['ncb'],
      },
    })
    expect(fromStepFields(fullRecord, { ...(step6 && { step6 }) })).toEqual({ previousPolicy: past })
    const nothing = stepsOf({ status: 'no information' })
    expect(nothing.step6).toEqual({ pypSelection: { PolicyStatus: 'no information' } })
    expect(fromStepFields(fullRecord, { ...(nothing.step6 && { step6: nothing.step6 }) })).toEqual({
      previousPolicy: { status: 'no information' },
    })
  })

  it('counts a step as unanswered that lacks what the specification names of it', () => {
    const steps: WireSteps = JSON.parse(JSON.stringify(toStepFields(fullRecord)))
    for (const [step, path] of [
      ['step1', 'registrationNumber'],
      ['step1', 'vehicleType'],
      ['step2', 'make'],
      ['step3', 'model'],
      ['step4', 'variantSelection'],
      ['step5', 'customerDetails.customer_name'],
      ['step5', 'customerDetails.customer_phone'],
      ['step5', 'customerType'],
      ['step5', 'isOwnerChanged'],
      ['step5', 'manufaturingDate'],
      ['step5', 'registrationDate'],
      ['step6', 'pypSelection.PolicyStatus'],
      ['step7', 'motorRequest.policyType'],
      ['step7', 'motorRequest.addOns'],
      ['step8', 'kycAndUserDetails.person.fullName'],
      ['step9', 'nomineeDetails'],
      ['step10', 'vehicleDetails.engineNumber'],
    ] as const) {
      const { [step]: sent } = structuredClone(steps)
      const read = fromStepFields(fullRecord, { [step]: without(sent, path) })
      expect(read, `${step}.${path}`).toEqual({})
      expect(fromStepFields(fullRecord, { [step]: sent }), step).not.toEqual({})
    }
  })

  it('tells a reason against personal accident cover without a nominee, and a nominee without a reason', () => {
    const { nominee, personalAccidentDecline, ...rest } = fullRecord
    for (const answered of [{ nominee }, { personalAccidentDecline }]) {
      const { step9 } = toStepFields({ ...rest, ...answered } as MotorRecord)
      expect(fromStepFields(fullRecord, { ...(step9 && { step9 }) })).toEqual(answered)
    }
    expect(toStepFields(rest)).not.toHaveProperty('step9')
  })

  it('keeps what is known where an answer beside it says nothing', () => {
    const others = [{ step: 'step1' as const, answer: { registrationNumber: undefined, colour: 'red' } }]
    expect(toStepFields(fullRecord, others).step1).toEqual({
      ...toStepFields(fullRecord).step1,
      colour: 'red',
    })
  })

  it('of a motor journey is all there is to know of it, of no other', () => {
    expect(['motor', 'health', 'pet', 'toy'].map((quoteType) => isSpelt({ quoteType }))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('of which nothing was answered tells nothing', () => {
    expect(toStepFields(emptyRecord)).toEqual({})
    for (const quoteType of ['motor', 'health', 'pet']) expect(fromStepFields({ quoteType }, {})).toEqual({})
  })
})

/** A step as sent, without one of its fields. */
function without(step: object | undefined, path: string): object {
  const [key = '', ...rest] = path.split('.')
  const { [key]: field, ...others } = { ...step } as Record<string, object>
  return rest.length > 0 ? { ...others, [key]: without(field, rest.join('.')) } : others
}

describe('the fields of a health journey', () => {
  const { basics } = sampleHealth()
  const request: HealthRequest = { ...defaultHealthRequest, sumInsured: 1_000_000, tenure: 2 }
  const answered = { basics, request, plan: sampleHealthPlan('2026-06-15') }

  it('say what was answered', () => {
    const steps = toStepFields({ ...sampleHealth(), ...answered })
    expect(fromStepFields({ quoteType: 'health' }, steps)).toEqual(answered)
  })

  it('are believed for the events that are said to have happened, and for no other', () => {
    const sent = { step1: { ...toStepFields(sampleHealth()).step1, knownFor: 'years' } }
    const ofBasics = { 'basics.given': basicsQuestion }
    expect(fromStepFields({ quoteType: 'health' }, sent, ofBasics)).toEqual({ basics })
    const { saved: _, ...unsaved } = basicsQuestion
    const ofToy = { ...ofBasics, 'page.turned': unsaved }
    const asToy = (steps: WireSteps) => fromStepFields({ quoteType: 'toy' }, steps, ofToy)
    expect(asToy({ step1: { age: 34, knownFor: 'years' } })).toEqual({ age: 34 })
    expect(asToy({ step2: { age: 34 } })).toEqual({})
    expect(fromStepFields({ quoteType: 'toy' }, { step1: { age: 34, knownFor: 'years' } })).toEqual({
      age: 34,
      knownFor: 'years',
    })
  })
})

describe('the fields of a pet journey', () => {
  const { owner, pets } = samplePets('2026-06-15')
  const request = { sumInsured: 50_000, covers: ['mortality' as const], opdLimit: 5_000 as const }

  it('say what was answered', () => {
    const renewed = pets?.map((pet) => ({ ...pet, insuredSince: '2024-06-16' }))
    const answered = { owner, pets: renewed, request, plan: samplePetPlan('2026-06-15') }
    const steps = toStepFields({ ...samplePets('2026-06-15'), ...answered })
    expect(fromStepFields({ quoteType: 'pet' }, steps)).toEqual(answered)
  })

  it('say nothing of what was not: pets, covers, a price', () => {
    expect(fromStepFields({ quoteType: 'pet' }, { step1: {}, step2: {}, step3: {} })).toEqual({})
    const { pets: _, ...record } = samplePets('2026-06-15')
    for (const none of [record, { ...record, pets: [] }])
      expect(toStepFields(none)).not.toHaveProperty('step2')
    const covers = { step3: { planDetails: { sumInsured: 50_000 as const } } }
    expect(fromStepFields({ quoteType: 'pet' }, covers)).toEqual({})
  })
})
