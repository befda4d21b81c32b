import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { codesToSend } from '#contract/flow/codes.ts'
import { motorRequestOf } from '#contract/flow/motor-request.ts'
import { draftOf } from '#contract/proposal/motor-draft.codec.ts'
import { emptyDraft, proposalDraft } from '#contract/proposal/motor-draft.ts'
import { toMotorProposal } from '#contract/proposal/motor-proposal.codec.ts'
import { emptyRecord } from '#machines/motor/record/motor-record.ts'
import { samplePlan, sampleRequest } from '#machines/motor/record/sample-plan.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { fullRecord as journey } from '../flow/a-record.ts'

const today = '2026-11-21'
const { person: owner, vehicle: papers, plan } = journey
if (!owner || !papers || !plan) throw new Error('The journey is not whole')
const fullRecord = {
  ...journey,
  quotationNumber: 'Q-1',
  person: { ...owner, gstin: '08ABCPE1234F1Z5' },
}
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
  test('begins with the defaults of the specification [PROPOSAL-01, MOTOR-31, CONST-21]', () => {
    expect(emptyDraft()).toMatchObject({
      CustomerType: 'INDIVIDUAL',
      Salutation: 'Mr',
      PolicyType: 'Renewal',
      PolicyStatus: 'continue',
      PreviousNoClaimBonus: 0,
      Idv: 0,
      PersonalAccident: { Selection: true, InsuredAmount: 1_500_000, CoverTerm: 1 },
    })
  })

  test('says nothing of what is not known [MOTOR-31]', () => {
    expect(draftOf(emptyRecord)).toEqual(emptyDraft())
    expect(draftOf({ ...emptyRecord, quotationNumber: 'Q-1' })).toEqual({
      ...emptyDraft(),
      quotationNumber: 'Q-1',
    })
    const { person: _, ...nobody } = fullRecord
    expect(draftOf(nobody)).toMatchObject({ FirstName: '', Salutation: 'Mr', GSTNo: '', Dob: '', Gender: '' })
    expect(draftOf({ ...fullRecord, person: { ...owner, gstin: undefined } }).GSTNo).toBe('')
  })

  test('takes the long third-party policy from the answers about the last one', () => {
    const past = { claimed: false, status: 'continue' as const, tpEndDate: '2027-06-14' }
    const tpInsurer = { value: 'ICICI', label: 'ICICI Lombard General Insurance' }
    const known = { ...fullRecord, previousPolicy: { ...past, tpInsurer } }
    expect(draftOf(known)).toMatchObject({
      TpInsurer: 'ICICI Lombard General Insurance',
      TpPolicyNumber: '',
      TpPolicyEndDate: '2027-06-14',
    })
    expect(motorRequestOf(known)).toMatchObject({
      tpInsurer: 'ICICI Lombard General Insurance',
      tpPolicyEndDate: '2027-06-14',
    })
  })

  test('carries what is known of vehicle, policy and insurer [PROPOSAL-02]', () => {
    expect(draftOf(fullRecord)).toMatchObject({
      quotationNumber: 'Q-1',
      VehicleType: '4w',
      IsPreviousInsuranceKnown: true,
      RegistrationDate: '2022-06-15',
      RegistrationNumber: 'RJ-14-CA-1234',
      PolicyStartDate: plan.start,
      PolicyEndDate: plan.end,
      PreInsurerCode: 'ICICI',
      PrePolicyNumber: 'OG-25-1234-5678',
      ManufaturingDate: '2022-01-01',
      VariantCode: { [plan.insurerId]: '470502' },
      ApiUniqueNumber: { [plan.insurerId]: plan.caseId },
    })
  })

  test('carries what is known of owner, vehicle, nominee and personal accident [PROPOSAL-03]', () => {
    expect(draftOf(fullRecord)).toMatchObject({
      FirstName: 'Asha',
      MiddleName: 'Rani',
      LastName: 'Sharma',
      Mobile: '9876543210',
      Email: 'asha@example.com',
      Address: fullRecord.person?.addressLine,
      Pincode: '302001',
      City: 'Jaipur',
      State: 'Rajasthan',
      Dob: '1992-06-15',
      Gender: 'Female',
      VehicleMake: 'Maruti',
      VehicleModel: 'Swift',
      VehicleVariant: 'VXi',
      FuelType: 'Petrol',
      RtoCode: 'RJ14',
      EngineNumber: 'K12MN1234567',
      ChassisNumber: 'MA3EWDE1S00123456',
      CubicCapacity: 1197,
      CarryingCapacity: 5,
      NomineeName: 'Ravi Sharma',
      NomineeRelation: 'Spouse',
      NomineeDob: '1990-02-01',
      NomineeGender: 'Male',
      PreviousInsuranceClaimed: false,
      PreviousOwnerChanged: false,
      PersonalAccident: { Selection: true, InsuredAmount: 1_500_000, CoverTerm: 1 },
    })
  })

  test('carries what is known of add-ons, payment, loan, third-party policy and KYC [PROPOSAL-04, PROPOSAL-10]', () => {
    const thirdPartyPolicy = { insurer: 'Go Digit', number: 'TP-1', end: '2027-06-14' }
    const record = { ...fullRecord, vehicle: { ...papers, thirdPartyPolicy } }
    expect(draftOf(record)).toMatchObject({
      AddOns: { zeroDepriciationCover: true, consumables: false, personalAccident: true },
      PaymentAmount: 13_808,
      IsHypothecation: true,
      HpnBank: 'HDFC Bank',
      HpnCity: 'Jaipur',
      TpInsurer: 'Go Digit',
      TpPolicyNumber: 'TP-1',
      TpPolicyEndDate: '2027-06-14',
      GSTNo: '08ABCPE1234F1Z5',
      IsValidPuc: true,
      PUCNumber: 'RJ01400120012345',
      PUCValidUpto: '2026-09-01',
      IsInternalCNG: false,
      KycReferences: { [plan.insurerId]: 'kyc-1' },
    })
  })

  test('leaves empty only what no form asks and what comes after it', () => {
    const draft = Object.entries(draftOf(fullRecord))
    const empty = draft.filter(([, value]) => value === '').map(([key]) => key)
    const beside = ['TpInsurer', 'TpPolicyNumber', 'TpPolicyEndDate']
    const after = ['ProposalId', 'PaymentId', 'PanImage', 'AadhaarImage', 'FatherName', 'MotherName']
    expect(empty.toSorted()).toEqual([...after, ...beside].toSorted())
  })

  test('carries an organisation’s changed vehicle of unknown past, claims and gas as well [PROPOSAL-02, PROPOSAL-03, PROPOSAL-04]', () => {
    const { kyc: _, request = sampleRequest, ...others } = fullRecord
    const draft = draftOf({
      ...others,
      customerType: 'organisation',
      ownerChanged: true,
      person: { ...owner, salutation: 'Ms', fullName: 'Asha Sharma' },
      previousPolicy: { claimed: true, status: 'no information', ncb: 35 },
      request: { ...request, biFuelKit: 0, personalAccident: false },
    })
    expect(draft).toMatchObject({
      ...{ CustomerType: 'ORGANISATION', Salutation: 'Ms', MiddleName: '', PreviousOwnerChanged: true },
      ...{ IsPreviousInsuranceKnown: false, PolicyStatus: 'no information', PreInsurerCode: '' },
      ...{ PreviousInsuranceClaimed: true, PreviousNoClaimBonus: 35, IsInternalCNG: true, KycReferences: {} },
      PersonalAccident: { Selection: false },
      Idv: (plan.idv?.value ?? 0) / 100,
    })
    expect(draft.AddOns).toMatchObject({ isCngAccessories: true, cngValue: 0 })
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
    for (const code of ['brokerCode', 'companyCode', 'planCode'])
      expect(motorRequestOf(record)).not.toHaveProperty(code)
  })
})
