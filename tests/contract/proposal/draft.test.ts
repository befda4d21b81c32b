import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { codesToSend } from '#contract/flow/codes.ts'
import { motorRequestOf } from '#contract/flow/motor-request.ts'
import { draftOf } from '#contract/proposal/motor-draft.codec.ts'
import { emptyDraft, proposalDraft } from '#contract/proposal/motor-draft.ts'
import { toMotorProposal } from '#contract/proposal/motor-proposal.codec.ts'
import { samplePlan, sampleRequest } from '#machines/motor/record/sample-plan.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'

const today = '2026-11-21'
const record = { ...sampleRecord(today), request: sampleRequest, plan: samplePlan(today) }

const named = {
  draft:
    'quotationNumber VehicleType IsPreviousInsuranceKnown RegistrationDate RegistrationNumber PolicyStartDate PolicyEndDate PreInsurerCode PrePolicyNumber ManufaturingDate ProposalId VariantCode ApiUniqueNumber',
  people:
    'Dob Gender EngineNumber ChassisNumber CubicCapacity CarryingCapacity RtoCode FuelType PreviousInsuranceClaimed PreviousOwnerChanged PersonalAccident',
  rest: 'AddOns PaymentAmount PaymentId PanImage AadhaarImage IsHypothecation HpnBank HpnCity GSTNo IsValidPuc PUCNumber PUCValidUpto IsInternalCNG FatherName MotherName',
}
const keys = Object.keys(proposalDraft.entries)

describe('the older proposal draft', () => {
  test('begins with the defaults of the specification [PROPOSAL-01, MOTOR-31, MOTOR-32]', () => {
    expect(emptyDraft()).toMatchObject({
      CustomerType: 'INDIVIDUAL',
      Salutation: 'Mr',
      PolicyType: 'Renewal',
      PolicyStatus: 'continue',
      PreviousNoClaimBonus: 0,
      Idv: 0,
    })
  })

  test('has every field under its own name, misspellings included [PROPOSAL-02, PROPOSAL-03, PROPOSAL-04]', () => {
    for (const group of Object.values(named)) expect(keys).toEqual(expect.arrayContaining(group.split(' ')))
  })

  test('travels with a proposal, filled from the journey and sound', () => {
    const sent = toMotorProposal(record).apiRequestQQ
    expect(v.parse(proposalDraft, sent)).toEqual(draftOf(record))
    expect(sent).toMatchObject({
      RegistrationNumber: 'RJ-14-CA-1234',
      VehicleMake: 'Maruti',
      PaymentAmount: 13_808,
    })
  })

  test('never carries an identity number or image', () => {
    const person = {
      salutation: 'Ms',
      fullName: 'Asha Sharma',
      email: '',
      mobile: '',
      addressLine: '',
      pincode: '',
      city: '',
      state: '',
    }
    const draft = draftOf({ ...record, person: { ...person, pan: 'ABCPS1234D', aadhaar: '234123412346' } })
    expect(JSON.stringify(draft)).not.toMatch(/ABCPS1234D|234123412346/)
  })
})

describe('the fixed codes of the payload builders', () => {
  test('are sent only where somebody has set them [CONST-37]', () => {
    expect(codesToSend()).toEqual({})
    expect(codesToSend({ brokerCode: 'B1', companyCode: '', planCode: '' })).toEqual({ brokerCode: 'B1' })
    expect(motorRequestOf(record)).not.toHaveProperty('brokerCode')
  })
})
