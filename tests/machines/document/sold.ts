import type { PolicyContent } from '#machines/core/server-product.ts'
import type { Block } from '#machines/document/document.ts'
import { sampleHealthProposal } from '#machines/health/proposal/health-proposal.test-model.ts'
import type { HealthRecord } from '#machines/health/record/health-record.ts'
import { samplePerson } from '#machines/motor/proposal/proposal.test-model.ts'
import { emptyRecord, type MotorRecord } from '#machines/motor/record/motor-record.ts'
import { samplePlan, sampleRequest } from '#machines/motor/record/sample-plan.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import type { PricedPet } from '#machines/pet/record/pet-plan.ts'
import { emptyPet, type PetRecord } from '#machines/pet/record/pet-record.ts'
import { samplePet, samplePetPlan, samplePets } from '#machines/pet/record/samples.ts'
import { sampleKyc } from '#machines/purchase/identity/sample-kyc.ts'
import { addDays, addYears } from '#machines/rules/calendar.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { today } from '../play.ts'

const lines = (...keys: string[]) =>
  keys.map((key, at) => ({
    key,
    label: `Line ${key}`,
    amount: (at + 1) * 1_000_00,
    reason: `As ${key} costs`,
  }))

const person = { ...samplePerson, pan: 'ABCPS1234D' }
const appointee = { name: 'Meena Sharma', relation: 'Mother', dateOfBirth: '1966-02-03' }
const nominee = { name: 'Ravi Sharma', relation: 'Son', dateOfBirth: '2014-01-05', gender: 'Male', appointee }

const car: MotorRecord = {
  ...sampleRecord(today),
  person: { ...person, gstin: '08ABCPS1234D1Z5' },
  kyc: { ...sampleKyc, kycNumber: '10000000000014' },
  nominee,
  vehicle: {
    engineNumber: 'K12MN1234567',
    chassisNumber: 'MA3EWDE1S00123456',
    registrationAddressSame: true,
    hypothecation: { bank: 'State Bank of India', city: 'Jaipur' },
    pollutionCertificate: { number: 'RJ01400120012345', validUntil: '2027-03-31' },
    previousPolicyNumber: 'OG-25-1234-5678',
  },
  request: {
    ...sampleRequest,
    voluntaryDeductible: 2_500,
    electricalAccessories: 15_000_00,
    biFuelKit: 0,
    paidDrivers: 1,
    passengerCover: 50_000,
  },
  plan: {
    ...samplePlan(today),
    lines: [
      ...lines('basicOd', 'electricalAccessories', 'voluntaryDeductible', 'basicTp', 'personalAccident'),
      ...lines('passengerCover', 'paidDriver', 'zeroDepriciationCover'),
      { key: 'ncb', label: 'No claim bonus 25%', amount: -2_500_00, reason: 'Three years without a claim' },
    ],
    included: ['zeroDepriciationCover'],
    notes: ['The insurer inspects the car.'],
  },
}

const bike: MotorRecord = {
  ...sampleRecord(today),
  vehicleType: '2w',
  isNew: true,
  registrationNumber: '',
  make: { value: 106, label: 'Hero' },
  model: { value: 10601, label: 'Splendor Plus' },
  variant: { value: 1060102, label: 'i3S', fuelType: 'Petrol' },
  registrationDate: undefined,
  previousPolicy: undefined,
  personalAccidentDecline: 'No valid driving licence',
  person: { ...person, state: 'Karnataka' },
  kyc: sampleKyc,
  request: sampleRequest,
  plan: { ...samplePlan(today), lines: lines('basicOd', 'basicTp') },
}

const ownDamage: MotorRecord = {
  ...car,
  vehicle: {
    engineNumber: 'K12MN1234567',
    chassisNumber: 'MA3EWDE1S00123456',
    registrationAddressSame: true,
    thirdPartyPolicy: { insurer: 'Digit', number: 'TP-1', end: '2028-01-31' },
  },
  request: { ...sampleRequest, coverType: 'odOnly' },
  ownerAssumed: ['customerType', 'ownerChanged'],
  plan: { ...samplePlan(today), coverType: 'odOnly', lines: lines('basicOd', 'antiTheft') },
}

const healthPlan = sampleHealthProposal(today).plan
if (!healthPlan) throw new Error('The sample has no plan')
const health: HealthRecord = {
  ...sampleHealthProposal(today),
  noClaimBonusPct: 50,
  medical: {
    conditions: [{ condition: 'diabetes', since: '2019-03-01' }],
    smokes: false,
    drinks: true,
    hospitalisation: 'Appendix, two years ago',
  },
  request: {
    sumInsured: 500_000,
    tenure: 3,
    addOns: ['noClaimBonusSuper', 'maternity'],
    opdLimit: 5_000,
    preExistingWait: 24,
  },
  plan: {
    ...healthPlan,
    tenure: 3,
    lines: lines('base', 'noClaimBonusSuper', 'maternity', 'opdCare'),
    features: {
      ...healthPlan.features,
      coPayment: 10,
      waits: { ...healthPlan.features.waits, maternity: 24 },
    },
  },
}

const [rex, mia, bruno, tom] = [
  { ...samplePet(today), microchip: '356000000000001', isNeutered: true, illnesses: 'Hip dysplasia' },
  {
    ...samplePet(today),
    ...({ petId: 2, kind: 'cat', name: 'Mia', breed: 'Persian', weight: 4, isBirthKnown: false } as const),
    ...{ born: addDays(today, -40), vaccinatedOn: undefined, value: undefined },
  },
  { ...samplePet(today), petId: 3, name: 'Bruno', born: addYears(today, -9) },
  { ...samplePet(today), petId: 4, name: 'Tom' },
]
const insured: Omit<Extract<PricedPet, { isInsured: true }>, 'petId' | 'name'> = {
  isInsured: true,
  net: 2_200_00,
  illnessWaitDays: 30,
  exclusions: [],
}
const pets: PetRecord = {
  ...samplePets(today),
  person,
  kyc: sampleKyc,
  pets: [rex, mia, bruno, tom],
  photographs: [
    { petId: 1, view: 'front', documentId: 'rex-front' },
    { petId: 1, view: 'back', documentId: 'rex-back' },
    { petId: 2, view: 'left', documentId: 'mia-left' },
  ],
  request: { sumInsured: 50_000, covers: ['thirdPartyLiability', 'mortality'], opdLimit: 5_000 },
  plan: {
    ...samplePetPlan(today),
    lines: [
      ...lines('1.base', '1.thirdPartyLiability', '1.mortality', '1.theftOrStraying', '1.terminalIllness'),
      ...lines('1.opd', '1.funeral', '2.base', '2.mortality'),
    ],
    pets: [
      { ...insured, petId: 1, name: 'Rex', exclusions: ['Hip dysplasia'] },
      { ...insured, petId: 2, name: 'Mia', illnessWaitDays: 0 },
      { isInsured: false, petId: 3, name: 'Bruno', reason: 'Takes new pets up to 7 years' },
    ],
  },
}

/** Policies that hold between them what a policy can hold, and for each product one of which hardly anything is known. */
export const sold: Readonly<Record<string, JourneyRecord>> = {
  'car-with-everything': car,
  'new-bike': bike,
  'own-damage-alone': ownDamage,
  'third-party-alone': { ...bike, plan: { ...samplePlan(today), coverType: 'thirdParty' } } as MotorRecord,
  'motor-unanswered': { ...emptyRecord, leadId: 'lead-1' },
  'health-with-add-ons': health,
  'health-unanswered': {
    ...sampleHealthProposal(today, 2),
    plan: undefined,
    basics: undefined,
  } as HealthRecord,
  'household-of-pets': pets,
  'pet-unanswered': { ...emptyPet, leadId: 'lead-1' },
}

const row = (cells: readonly string[]) => `  ${cells.join(' | ').replaceAll('\n', ' / ')}`

/** A block as plain text, a line for each of its rows. */
function readBlock(block: Block): string[] {
  if (block.kind === 'heading') return [`## ${block.text}`]
  if (block.kind === 'text') return [`${block.isSoft ? '~ ' : ''}${block.text}`]
  if (block.kind === 'facts') return block.rows.map(row)
  if (block.kind === 'list') return block.items.map((item) => `- ${item}`)
  if (block.kind === 'pictures') return block.pictures.map((one) => `[${one.documentId}] ${one.caption}`)
  if (block.kind === 'columns')
    return block.columns.flatMap(({ heading, rows }) => [`### ${heading}`, ...rows.map(row)])
  return [
    row(block.head).replace(' ', '#'),
    ...block.rows.map(({ cells, isTotal }) => row(cells).replace(' ', isTotal ? '=' : ' ')),
  ]
}

/** A document as plain text, in the order in which it is read. */
export function readContent({ title, summary, chapters, receipt }: PolicyContent): string[] {
  return [
    title,
    ...summary.map(row),
    ...chapters.flatMap((chapter) => [
      '',
      `# ${chapter.title}`,
      chapter.subtitle,
      ...chapter.blocks.flatMap(readBlock),
    ]),
    '',
    `Receipt: ${receipt.map((chapter) => chapter.title).join(', ')}`,
  ]
}
