import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { healthProposalEvents } from '#machines/health/proposal/health-proposal.events.ts'
import { proposalEvents } from '#machines/motor/proposal/proposal.events.ts'
import { petProposalEvents } from '#machines/pet/proposal/pet-proposal.events.ts'
import { addYears } from '#machines/rules/calendar.ts'
import { addressError, policyNumberError } from '#machines/rules/printable.ts'
import { today } from '../play.ts'

type Question = { schema: (today: string) => object; samples: (today: string) => readonly object[] }

/** What a form says of its usual answer with something else in it. */
function issuesOf({ schema, samples }: Question, change: object): string[] {
  const judge = Reflect.get(schema(today), '~standard') as {
    validate(value: unknown): { issues?: { message: string }[] }
  }
  return judge.validate({ ...samples(today)[0], ...change }).issues?.map(({ message }) => message) ?? []
}

describe('an address', () => {
  test.each([
    '12 Lake Road, Civil Lines',
    'मकान नं. १२, सिविल लाइन्स',
    'क्‍ष नगर',
    'Flat #4/B (2nd floor), D’Souza & Sons®',
    'Door № 7',
  ])('may be %s', (line) => {
    expect(addressError(line)).toBeUndefined()
  })

  test.each([
    '12 Lake Road 🏠',
    '🇮🇳 Jaipur',
    '👍🏽 12',
    '12\u0007 Lake Road',
    '12 Lake\tRoad',
    '<b>12</b>',
    '----',
    '1️⃣ Lake Road',
  ])('may not be %j', (line) => {
    expect(addressError(line)).toBe('Write the address in letters and digits')
  })

  test.each<[string, Question, string]>([
    ['motor', proposalEvents['person.given'], 'addressLine'],
    ['pet', petProposalEvents['person.given'], 'addressLine'],
    ['health', healthProposalEvents['addresses.given'], 'line1'],
    ['health', healthProposalEvents['addresses.given'], 'line2'],
    ['health', healthProposalEvents['addresses.given'], 'area'],
  ])('of %s is judged in its own field %s', (_, question, field) => {
    expect(issuesOf(question, { [field]: '12 Lake Road 🏠' })).toEqual([
      'Write the address in letters and digits',
    ])
  })

  test('of several lines is taken as one, as documents have them', () => {
    const { 'person.given': person } = petProposalEvents
    const answer = { ...person.samples(today)[0], addressLine: '12 Lake Road\n\tJaipur\u0007' }
    expect(v.parse(person.schema(today), answer)).toMatchObject({ addressLine: '12 Lake Road Jaipur' })
  })

  test('of the registration certificate and of the financier is judged as well', () => {
    const vehicle = proposalEvents['vehicleDetails.given']
    expect(issuesOf(vehicle, { sameAddress: 'no', registrationAddress: '🏠' })).toHaveLength(1)
    const bank = { value: 'HDFC Bank', label: 'HDFC Bank' }
    expect(issuesOf(vehicle, { financed: 'yes', bank, bankCity: 'Jaipur 🏦' })).toHaveLength(1)
  })
})

describe('the number of a policy', () => {
  test.each(['OG-25-1234-5678', '3001/12345678/00/B00', 'P 400.01_23', '0123456789'])(
    'may be %s',
    (number) => {
      expect(policyNumberError(number)).toBeUndefined()
    },
  )

  test.each(['OG-25 😀', 'OG\u0000-25', 'none', '-25-1', '<25>'])('may not be %j', (number) => {
    expect(policyNumberError(number)).toMatch(/as printed/)
  })

  test('is judged beside its field, of the previous policy and of third-party cover', () => {
    const vehicle = proposalEvents['vehicleDetails.given']
    expect(issuesOf(vehicle, { previousPolicyNumber: 'OG-25 😀' })).toEqual([
      expect.stringMatching(/as printed/),
    ])
    const standAlone = {
      coverType: 'odOnly',
      tpInsurer: { value: 'Digit', label: 'Digit' },
      tpNumber: '😀 1',
      tpEnd: addYears(today, 2),
    }
    expect(issuesOf(vehicle, standAlone)).toEqual([expect.stringMatching(/as printed/)])
  })
})

describe('the last day of a paper', () => {
  test.each([
    [addYears(today, 1), []],
    ['9999-12-31', ['A pollution certificate is valid for one year at most']],
  ])('of the pollution certificate may be %s or not', (pucUntil, issues) => {
    expect(issuesOf(proposalEvents['vehicleDetails.given'], { pucUntil })).toEqual(issues)
  })

  test.each([
    [addYears(today, 5), []],
    ['9999-12-31', ['A third-party policy runs for five years at most']],
  ])('of third-party cover may be %s or not', (tpEnd, issues) => {
    const tpInsurer = { value: 'Digit', label: 'Digit' }
    const standAlone = { coverType: 'odOnly', tpInsurer, tpNumber: 'TP-1', tpEnd }
    expect(issuesOf(proposalEvents['vehicleDetails.given'], standAlone)).toEqual(issues)
  })
})
