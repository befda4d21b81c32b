import { describe, expect, it } from 'vitest'
import { toSave } from '#contract/flow/save.ts'
import { fromStepFields } from '#contract/flow/step-fields.ts'
import { toHealthQuotesRequest } from '#contract/health/health-quote.codec.ts'
import { sampleHealthProposal } from '#machines/health/proposal/health-proposal.test-model.ts'
import { emptyHealth, type HealthRecord } from '#machines/health/record/health-record.ts'
import { sampleHealth } from '#machines/health/record/samples.ts'

const today = '2026-06-15'
const step1 = {
  customerRelation: 'Self',
  customerGender: 'Female',
  customerAge: 34,
  pincode: { value: '302001', City: 'Jaipur', State: 'Rajasthan' },
}
const numbered: HealthRecord = { ...sampleHealthProposal(today), quotationNumber: 'SAFH150620260001' }
const missing = (): never => {
  throw new Error('The sample has a person')
}
const save = (record: HealthRecord, step: 1 | 2 | 3 | 5 | 6 | 7 | 8) =>
  JSON.parse(JSON.stringify(toSave(record, step, { loggedInUser: false })))

type Lines = { address_1: string; address_2?: string }

/** An address of the wire as the record has it. */
const spoken = <P>({ address_1, address_2, ...place }: Lines & P) => ({
  line1: address_1,
  ...(address_2 && { line2: address_2 }),
  ...place,
})

describe('a save of a health journey', () => {
  it('carries what the specification names, from the first on [HEALTH-02, HEALTH-15, API-47, MOTOR-06]', () => {
    expect(save({ ...emptyHealth, basics: sampleHealth().basics }, 1)).toMatchObject({
      step: 1,
      quoteType: 'health',
      loggedInUser: false,
      step1,
    })
    expect(save(numbered, 2)).toMatchObject({
      quotationNumber: 'SAFH150620260001',
      enquiryId: 'case-1',
      step: 2,
      quoteType: 'health',
      loggedInUser: false,
      step1,
    })
    expect(toSave(numbered, 2, { loggedInUser: true })).toMatchObject({ loggedInUser: true })
  })

  it('carries where to pay from acceptance until it is paid [HEALTH-02]', () => {
    const accepted: HealthRecord = {
      ...numbered,
      status: 'proposalSuccess',
      proposalStatus: 'proposalSuccess',
    }
    expect(save(numbered, 8)).not.toHaveProperty('paymentURL')
    expect(save(accepted, 8).paymentURL).toBe('/checkout/lead-1')
    expect(save({ ...accepted, status: 'paymentSuccess' }, 8)).not.toHaveProperty('paymentURL')
  })

  it('carries the pincode and both addresses under their names [HEALTH-07]', () => {
    const jaipur = { pincode: '302001', city: 'Jaipur', state: 'Rajasthan' }
    expect(save(numbered, 6)).toMatchObject({
      customerPincode: '302001',
      customerAddress: { permanentAddress: jaipur, communicationAddress: jaipur },
    })
    const elsewhere = {
      line1: '4 Hill Street',
      area: 'Nirman Bhawan',
      pincode: '110011',
      city: 'New Delhi',
      state: 'Delhi',
    }
    expect(save({ ...numbered, communicationAddress: elsewhere }, 6).customerAddress).toEqual({
      permanentAddress: jaipur,
      communicationAddress: { pincode: '110011', city: 'New Delhi', state: 'Delhi' },
    })
    const moved = { ...numbered, permanentAddress: elsewhere }
    expect(save(moved, 6)).toMatchObject({
      customerPincode: '110011',
      step1: { pincode: { value: '302001' } },
    })
    expect(save(sampleHealth(), 1)).not.toHaveProperty('customerAddress')
    expect(save(sampleHealth(), 1).customerPincode).toBe('302001')
  })

  it('carries who is insured as the specification names them, and reads it [HEALTH-03]', () => {
    const kyc = {
      ...({ kycStatus: 'success', kycType: 'ckyc', docName: 'PAN', docNumber: 'ABCPSXXXXD' } as const),
      reference: 'kyc-1',
    }
    const { step3 } = save({ ...numbered, kyc }, 3)
    expect(step3.CustomerDetails).toEqual({
      salutation: 'Ms',
      name: 'Asha Rani Sharma',
      gender: 'Female',
      relation: 'Self',
      mobile: '9876543210',
      pincode: '302001',
      age: 34,
      DOB: numbered.person?.dateOfBirth,
      weight: 60,
      height: 162,
      BMI: 22.9,
      occupation: 'engineerIt',
      email: 'asha@example.com',
      PAN: 'ABCPS1234D',
      kycIdType: 'PAN',
      kycIdNumber: 'ABCPSXXXXD',
    })
    const { addressLine, pincode, city, state, ...told } = numbered.person ?? missing()
    expect(fromStepFields(numbered, { step3 })).toMatchObject({
      person: told,
      build: { height: 162, weight: 60 },
      occupation: 'engineerIt',
      customer: { name: 'Asha Rani Sharma', email: 'asha@example.com', mobile: '9876543210' },
    })
    expect(save({ ...numbered, occupation: undefined }, 3)).not.toHaveProperty('step3')
  })

  it('carries each condition with since when, the way of life and stays in hospital, and reads them [HEALTH-04, HEALTH-05]', () => {
    const medical = {
      conditions: [{ condition: 'diabetes', since: '2019-04-01' } as const],
      ...{ smokes: true, drinks: false, hospitalisation: 'Appendix, two years ago' },
    }
    const { step5 } = save({ ...numbered, medical }, 5)
    expect(step5.CustomerDetails).toEqual({
      medicalHistory: [{ condition: 'diabetes', Since: '2019-04-01' }],
      lifestyle: { smokes: true, drinks: false },
      hospitalisation: 'Appendix, two years ago',
    })
    expect(fromStepFields(numbered, { step5 })).toEqual({ medical })
    const healthy = { conditions: [], smokes: false, drinks: false }
    const { step5: none } = save({ ...numbered, medical: healthy }, 5)
    expect(fromStepFields(numbered, { step5: none })).toEqual({ medical: healthy })
  })

  it('carries both addresses with the lines, area and place the specification names, and reads them [HEALTH-06]', () => {
    const home = {
      address_1: '12 Lake Road',
      area: 'Civil Lines',
      pincode: '302001',
      city: 'Jaipur',
      state: 'Rajasthan',
    }
    const elsewhere = {
      address_1: '4 Hill Street',
      address_2: 'Second floor',
      area: 'Nirman Bhawan',
      pincode: '110011',
      city: 'New Delhi',
      state: 'Delhi',
    }
    const { step6 } = save({ ...numbered, communicationAddress: spoken(elsewhere) }, 6)
    expect(step6.CustomerDetails).toEqual({ permanentAddress: home, communicationAddress: elsewhere })
    expect(fromStepFields(numbered, { step6 })).toEqual({
      permanentAddress: spoken(home),
      communicationAddress: spoken(elsewhere),
    })
    const { permanentAddress: _, ...without } = numbered
    expect(save(without, 6)).not.toHaveProperty('step6')
  })

  it('carries the nominee as the specification names them, and reads them [HEALTH-08]', () => {
    const child = { name: 'Meera Sharma', relation: 'Daughter', dateOfBirth: '2016-02-01', gender: 'Female' }
    const appointee = { name: 'Ravi Sharma', relation: 'Spouse', dateOfBirth: '1990-02-01' }
    const { step7 } = save({ ...numbered, nominee: { ...child, appointee } }, 7)
    expect(step7.NomineeDetails).toEqual({
      name: 'Meera Sharma',
      relation: 'Daughter',
      DOB: '2016-02-01',
      gender: 'Female',
      appointee: { name: 'Ravi Sharma', relation: 'Spouse', DOB: '1990-02-01' },
    })
    expect(fromStepFields(numbered, { step7 })).toEqual({ nominee: { ...child, appointee } })
    const grown = { step7: { NomineeDetails: { ...step7.NomineeDetails, appointee: undefined } } }
    expect(fromStepFields(numbered, grown)).toEqual({ nominee: child })
  })

  it('tells what a person says of their health in the save of that answer alone', () => {
    for (const step of [2, 6, 7, 8] as const)
      expect(JSON.stringify(save(numbered, step))).not.toMatch(/medical|conditions|smokes|height|weight/)
  })
})

describe('the request for health quotes', () => {
  it('carries the same, with the details of the plan [HEALTH-02, REF-25]', () => {
    const { plan: _, ...priced } = numbered
    expect(toHealthQuotesRequest(priced, true)).toEqual({
      customerLeadId: 'lead-1',
      quoteType: 'health',
      quotationNumber: 'SAFH150620260001',
      step: 2,
      loggedInUser: true,
      customerDetails: {
        customer_name: 'Asha Rani Sharma',
        customer_email: 'asha@example.com',
        customer_phone: '9876543210',
      },
      step1,
      PlanDetails: expect.objectContaining({ sumInsuredValue: '5LAC', planType: 'Individual' }),
    })
    const accepted: HealthRecord = {
      ...numbered,
      status: 'proposalSuccess',
      proposalStatus: 'proposalSuccess',
    }
    expect(toHealthQuotesRequest(accepted, false)).toMatchObject({
      enquiryId: 'case-1',
      paymentURL: '/checkout/lead-1',
    })
  })
})
