import { describe, expect, test } from 'vitest'
import { reachable } from '#machines/core/saved-machine.ts'
import { healthProposalEvents } from '#machines/health/proposal/health-proposal.events.ts'
import {
  healthProposalMachine,
  savedHealthProposal,
} from '#machines/health/proposal/health-proposal.machine.ts'
import { sampleHealthProposal } from '#machines/health/proposal/health-proposal.test-model.ts'
import {
  invalidAnswer,
  isReadyToPropose,
  proposalDetails,
} from '#machines/health/proposal/health-proposal.validity.ts'
import type { HealthRecord } from '#machines/health/record/health-record.ts'
import { healthEvents } from '#machines/health/wizard/health.events.ts'
import { sampleKyc } from '#machines/purchase/identity/sample-kyc.ts'
import { kycEvents } from '#machines/purchase/kyc/kyc.events.ts'
import { conditionGroups, conditionKeys } from '#machines/reference/health/conditions.ts'
import { occupationKeys } from '#machines/reference/health/occupations.ts'
import { addYears } from '#machines/rules/calendar.ts'
import { splitName } from '#machines/rules/person-name.ts'
import { outcome, play, today } from '../play.ts'

type Type = keyof typeof healthProposalEvents
type Answers = Record<string, unknown>

const open = (record = sampleHealthProposal(today, 2)) => play(healthProposalMachine, { today, record })
const verified = outcome.done('kyc', { kyc: sampleKyc })
const answersOf = (type: Type): Answers => ({ ...healthProposalEvents[type].samples(today)[0] })
const sample = (type: Type, change: Answers = {}) => ({ type, ...answersOf(type), ...change })
const isField = (item: unknown): item is { key: unknown } => typeof item === 'object' && item !== null
const issuesOf = (type: Type, change: Answers): Answers => {
  const checked = healthProposalEvents[type].schema(today)['~standard'].validate({
    ...answersOf(type),
    ...change,
  })
  const issues = 'issues' in checked ? (checked.issues ?? []) : []
  return Object.fromEntries(
    issues.map(({ path = [], message }) => [
      path.map((item) => isField(item) && item.key).join('.'),
      message,
    ]),
  )
}
const controlOf = (type: Type, key: string) => healthProposalEvents[type].fields[key]

describe('the proposal for health cover', () => {
  test('asks person, identity, health, addresses and nominee in order, then shows everything [HEALTH-03, HEALTH-04, HEALTH-06, HEALTH-08]', () => {
    const page = open()
    expect(page.screen()).toMatchObject({ asks: 'person.given', savedStep: 3, screen: 3 })
    expect(page.hear(sample('person.given')).screen()).toMatchObject({ view: 'kyc', screen: 4 })
    expect(page.hear(verified).screen()).toMatchObject({ asks: 'medical.given', savedStep: 5 })
    expect(page.hear(sample('medical.given')).screen()).toMatchObject({
      asks: 'addresses.given',
      savedStep: 6,
    })
    expect(page.hear(sample('addresses.given')).screen()).toMatchObject({
      asks: 'nominee.given',
      savedStep: 7,
    })
    expect(page.hear(sample('nominee.given')).screen()).toMatchObject({ state: 'review', screen: 8 })
  })

  test.each([
    [2, 'person', 3],
    [3, 'kyc', 4],
    [5, 'addresses', 6],
    [6, 'nominee', 7],
    [7, 'review', 8],
  ] as const)('goes on after saved step %i with %s', (savedStep, screen, activeStep) => {
    const leads = reachable([savedHealthProposal], sampleHealthProposal(today, savedStep), today)
    expect(leads).toEqual({ path: '/proposal/{id}', screen, activeStep })
  })

  test('goes back from every page, and from the first to the prices', () => {
    const page = open(sampleHealthProposal(today))
    for (const state of ['nominee', 'addresses', 'medical', 'person']) {
      expect(page.hear({ type: 'back' }).state()).toBe(state)
    }
    expect(page.hear({ type: 'back' }).screen().path).toBe('/health')
  })

  test('comes back to the review after one page is corrected, with all else kept', () => {
    const page = open(sampleHealthProposal(today)).hear({ type: 'revisited', screen: 'medical' })
    expect(page.hear(sample('medical.given', { smokes: 'yes' })).state()).toBe('review')
    expect(page.context().record).toMatchObject({
      medical: { smokes: true },
      nominee: { name: 'Ravi Sharma' },
    })
  })

  test('waits where an underwriter reads it, until the insurer says otherwise', () => {
    const page = open(sampleHealthProposal(today)).hear(
      { type: 'declaration.accepted', truth: true },
      outcome.done('submitProposal', { kind: 'referred', message: 'Heart disease', version: 9 }),
    )
    expect(page.screen()).toMatchObject({ view: 'referred', problem: 'Heart disease' })
    expect(page.refuses({ type: 'premium.accepted' })).toBe(true)
    expect(page.hear({ type: 'status.checked' }).state()).toBe('checking')
    page.hear(outcome.done('readProposal', { kind: 'referred', message: 'Heart disease', version: 9 }))
    expect(page.hear({ type: 'plan.abandoned' }).state()).toBe('abandoning')
  })

  test('leads from an underwriter’s loading to a second yes', () => {
    const page = open({ ...sampleHealthProposal(today), status: 'proposalRequest' })
    expect(page.state()).toBe('checking')
    page.hear(outcome.done('readProposal', { kind: 'referred', message: '', version: 9 }))
    page.hear(
      { type: 'status.checked' },
      outcome.done('readProposal', {
        kind: 'premiumChanged',
        quoted: 100,
        now: 125,
        reason: 'Diabetes',
        lines: [],
        version: 9,
      }),
    )
    expect(page.state()).toBe('premiumChanged')
    page.hear({ type: 'premium.accepted' }, outcome.done('submitProposal', { kind: 'accepted', version: 10 }))
    expect(page.screen().path).toBe('/checkout/{id}')
  })

  test('counts answers of the policy before it only once they were given again', () => {
    const renewed = { ...sampleHealthProposal(today), renewalOf: 'lead-0', savedStep: 2 as const }
    expect(open(renewed).state()).toBe('person')
    expect(open({ ...renewed, savedStep: 6 }).state()).toBe('nominee')
  })
})

describe('the person', () => {
  test('is asked for everything the specification names [HEALTH-03]', () => {
    expect(Object.keys(healthProposalEvents['person.given'].fields)).toEqual(
      expect.arrayContaining([
        ...['salutation', 'fullName', 'gender', 'relation', 'mobile', 'dateOfBirth'],
        ...['weight', 'height', 'occupation', 'email', 'pan'],
      ]),
    )
    expect(Object.keys(healthEvents['basics.given'].fields)).toEqual(
      expect.arrayContaining(['age', 'pincode']),
    )
    expect(Object.keys(kycEvents['document.given'].fields)).toEqual(
      expect.arrayContaining(['docName', 'docNumber']),
    )
    expect(occupationKeys.length).toBe(30)
  })

  test('must have a name, which keeps 50 letters and no digits [CONST-16]', () => {
    expect(issuesOf('person.given', { fullName: '  ' })).toEqual({ fullName: 'Field is required' })
    const clean = controlOf('person.given', 'fullName')?.clean
    expect(clean?.('x'.repeat(60))).toHaveLength(50)
    expect(clean?.('A1')).toBe('A')
  })

  test('has the first, the second and the last word of a name [VALID-46]', () => {
    expect(splitName('Asha')).toEqual({ firstName: 'Asha', lastName: 'Asha' })
    expect(splitName('Asha Sharma')).toEqual({ firstName: 'Asha', lastName: 'Sharma' })
    expect(splitName('Asha Rani Sharma')).toEqual({
      firstName: 'Asha',
      middleName: 'Rani',
      lastName: 'Sharma',
    })
    expect(splitName('Asha Rani Devi Sharma')).toMatchObject({ middleName: 'Rani', lastName: 'Sharma' })
  })

  test.each([
    ['9876543210', true],
    ['919876543210', true],
    ['09876543210', true],
    ['5876543210', false],
    ['98765', false],
    ['987654321012', false],
  ])('has the mobile number %s: %s', (mobile, isGood) => {
    expect(issuesOf('person.given', { mobile })).toEqual(isGood ? {} : { mobile: 'Invalid Mobile Number' })
  })

  test('keeps ten digits of a mobile number, without its prefix', () => {
    const clean = controlOf('person.given', 'mobile')?.clean
    expect(clean?.('+91 98765 43210')).toBe('9876543210')
    expect(clean?.('098765432101')).toBe('0987654321')
    expect(issuesOf('person.given', { mobile: '' })).toEqual({ mobile: 'Field is required' })
  })

  test('is as old as the price was for, or is told which is which', () => {
    const dateOfBirth = addYears(today, -36)
    const message =
      'You told us 34 for the price; this date of birth makes you 36. Correct the date, or re-price for 36.'
    expect(issuesOf('person.given', { dateOfBirth })).toEqual({ dateOfBirth: message })
    expect(issuesOf('person.given', { dateOfBirth: addYears(today, 1) })).toHaveProperty('dateOfBirth')
    const remedy = controlOf('person.given', 'dateOfBirth')?.remedy
    expect(remedy?.(dateOfBirth, { pricedAge: 34 }, today)).toEqual({ type: 'age.corrected', age: 36 })
    expect(remedy?.(addYears(today, -34), { pricedAge: 34 }, today)).toBeUndefined()
    expect(remedy?.(addYears(today, -12), { pricedAge: 34 }, today)).toBeUndefined()
  })

  test('is priced anew for another age, as saved step 1, and keeps the rest', () => {
    const page = open().hear({ type: 'age.corrected', age: 36 })
    expect(page.screen().path).toBe('/health')
    expect(page.context().record).toMatchObject({ basics: { age: 36, gender: 'Female' }, savedStep: 1 })
    expect(page.context().record.plan).toBeUndefined()
  })

  test.each([
    ['height', '40'],
    ['height', '400'],
    ['weight', '9'],
    ['weight', '700'],
    ['weight', ''],
  ])('cannot have the %s %s', (key, value) => {
    expect(Object.keys(issuesOf('person.given', { [key]: value }))).toEqual([key])
  })

  test('is shown the body mass index instead of being asked for it [HEALTH-03]', () => {
    const note = controlOf('person.given', 'weight')?.note
    expect(note?.({ height: '162', weight: '60' }, today)).toContain('22.9')
    expect(note?.({ height: '162' }, today)).toBeUndefined()
  })

  test('proves with a PAN of a person, which the browser never keeps', () => {
    expect(issuesOf('person.given', { pan: 'ABCCS1234D' })).toHaveProperty('pan')
    expect(controlOf('person.given', 'pan')?.secret).toBe(true)
  })

  test('is the customer that links and mails go to', () => {
    const { record } = open().hear(sample('person.given')).context()
    expect(record.customer).toEqual({
      name: 'Asha Rani Sharma',
      email: 'asha@example.com',
      mobile: '9876543210',
    })
    expect(record).toMatchObject({
      build: { height: 162, weight: 60 },
      person: { pincode: '302001', city: 'Jaipur' },
    })
  })
})

describe('the medical history', () => {
  test('asks every condition once, under a heading', () => {
    const asked = conditionGroups.flatMap(([, keys]) => keys)
    expect(asked.toSorted()).toEqual(conditionKeys.toSorted())
  })

  test('asks each of the 27 conditions, and since when for those a person has [HEALTH-04]', () => {
    expect(conditionKeys.length).toBe(27)
    for (const key of conditionKeys) {
      const since = controlOf('medical.given', `${key}Since`)
      expect(since?.when?.({ [key]: true }, today)).toBe(true)
      expect(since?.when?.({ [key]: false }, today)).toBe(false)
      expect(issuesOf('medical.given', { [key]: true, gender: undefined })).toHaveProperty(`${key}Since`)
    }
  })

  test('asks nobody for an illness of the other sex', () => {
    const askedOf = (gender: string) =>
      conditionKeys.filter((key) => controlOf('medical.given', key)?.when?.({ gender }, today))
    expect(askedOf('Other')).toEqual(conditionKeys)
    expect(conditionKeys.filter((key) => !askedOf('Male').includes(key))).toEqual(['uterus', 'pregnancy'])
    expect(conditionKeys.filter((key) => !askedOf('Female').includes(key))).toEqual(['prostate'])
  })

  test.each([
    ['13/2020', 'Enter the month as MM/YYYY'],
    ['2020', 'Enter the month as MM/YYYY'],
    ['12/2026', 'The month cannot be in the future'],
    ['04/1992', 'The month cannot be before you were born'],
  ])('does not take the month %s', (diabetesSince, message) => {
    expect(issuesOf('medical.given', { diabetes: true, diabetesSince })).toEqual({ diabetesSince: message })
  })

  test('takes the month of birth and this month, and types the slash', () => {
    for (const diabetesSince of ['05/1992', '11/2026']) {
      expect(issuesOf('medical.given', { diabetes: true, diabetesSince })).toEqual({})
    }
    expect(controlOf('medical.given', 'diabetesSince')?.clean?.('03 2019x')).toBe('03/2019')
  })

  test('asks for smoking, drinking and stays in hospital, and what for [HEALTH-05]', () => {
    for (const key of ['smokes', 'drinks', 'hospitalised']) {
      expect(issuesOf('medical.given', { [key]: undefined })).toEqual({ [key]: 'Field is required' })
    }
    expect(issuesOf('medical.given', { hospitalised: 'yes' })).toEqual({
      hospitalisation: 'Field is required',
    })
  })

  test('is never kept as a draft in the browser', () => {
    const kept = Object.entries(healthProposalEvents['medical.given'].fields).filter(
      ([, { secret, control }]) => !secret && control !== 'hidden',
    )
    expect(kept).toEqual([])
  })

  test('comes back into the form as it was given', () => {
    const given = sample('medical.given', {
      diabetes: true,
      diabetesSince: '03/2019',
      hospitalised: 'yes',
      hospitalisation: 'Fever',
    })
    const { record } = open(sampleHealthProposal(today))
      .hear({ type: 'revisited', screen: 'medical' }, given)
      .context()
    expect(record.medical).toEqual({
      conditions: [{ condition: 'diabetes', since: '2019-03-01' }],
      smokes: false,
      drinks: false,
      hospitalisation: 'Fever',
    })
    const { type: _, ...answers } = given
    const known = healthProposalEvents['medical.given'].saved?.known(record, today)
    expect(known).toMatchObject({ ...answers, dateOfBirth: record.person.dateOfBirth })
  })
})

describe('addresses and nominee', () => {
  test('are a permanent and a communication address, the same or another [HEALTH-06]', () => {
    const [same, other] = healthProposalEvents['addresses.given'].samples(today)
    const given = (answers: object | undefined): HealthRecord =>
      open(sampleHealthProposal(today))
        .hear({ type: 'revisited', screen: 'addresses' }, { type: 'addresses.given', ...answers })
        .context().record
    const home = {
      line1: '12 Lake Road',
      area: 'Civil Lines',
      pincode: '302001',
      city: 'Jaipur',
      state: 'Rajasthan',
    }
    expect(given(same)).toMatchObject({ permanentAddress: home, communicationAddress: home })
    expect(given(other).communicationAddress).toEqual({
      line1: '4 Hill Street',
      line2: 'Second floor',
      area: 'Nirman Bhawan',
      pincode: '110011',
      city: 'New Delhi',
      state: 'Delhi',
    })
    expect(given(other).person).toMatchObject({
      addressLine: '12 Lake Road, Civil Lines',
      city: 'Jaipur',
      pincode: '302001',
    })
    expect(Object.keys(issuesOf('addresses.given', { sameAddress: 'no' }))).toEqual([
      'otherLine1',
      'otherArea',
      'otherPincode',
    ])
  })

  test('name who receives the money, and an adult for a child [HEALTH-08]', () => {
    expect(issuesOf('nominee.given', {})).toEqual({})
    const child = { dateOfBirth: addYears(today, -10) }
    expect(Object.keys(issuesOf('nominee.given', child))).toEqual([
      'appointeeName',
      'appointeeRelation',
      'appointeeBirth',
    ])
    for (const key of ['fullName', 'relation', 'dateOfBirth', 'gender']) {
      expect(issuesOf('nominee.given', { [key]: undefined })).toEqual({ [key]: 'Field is required' })
    }
  })
})

describe('what is proposed', () => {
  test('is ready once everything is answered, and not before', () => {
    expect(isReadyToPropose(sampleHealthProposal(today), today)).toBe(true)
    expect(isReadyToPropose({ ...sampleHealthProposal(today), medical: undefined }, today)).toBe(false)
    expect(isReadyToPropose({ ...sampleHealthProposal(today), kyc: undefined }, today)).toBe(false)
  })

  test('names the answer that no longer holds, such as an age after a birthday', () => {
    const record = sampleHealthProposal(today)
    expect(invalidAnswer(record, today)).toBeUndefined()
    expect(invalidAnswer(record, addYears(today, 1))).toMatchObject({ path: 'person.given.dateOfBirth' })
  })

  test('tells the insurer build, medical history and where letters go', () => {
    expect(proposalDetails(sampleHealthProposal(today))).toEqual({
      insured: { height_cm: 162, weight_kg: 60, occupation: 'engineerIt' },
      medical: { conditions: [], smokes: false, drinks: false },
      communication_address: {
        line_1: '12 Lake Road',
        area: 'Civil Lines',
        pincode: '302001',
        city: 'Jaipur',
        state: 'Rajasthan',
      },
    })
  })
})
