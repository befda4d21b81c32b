import { describe, expect, test } from 'vitest'
import { statusKeys } from '#machines/reference/statuses.ts'
import { formatRelativeMoment } from '#machines/rules/dates.ts'
import { maskPlate } from '#machines/rules/mask.ts'
import { whatNext } from '#server/desk/what-next.ts'

describe('what an employee does next', () => {
  test.each([
    [0, null, 'Ask for the registration number'],
    [1, null, 'Choose the make'],
    [5, null, 'Ask for the previous policy'],
    [6, null, 'Look at the quotes'],
    [6, 'quotesGenerated', 'Choose a plan'],
    [7, 'quotesGenerated', 'Do the identity check'],
    [8, 'quotesGenerated', 'Ask for the nominee'],
    [10, 'quotesGenerated', 'Send the proposal to the insurer'],
    [10, 'proposalPremiumMismatch', 'Ask the customer about the new premium'],
    [10, 'proposalSuccess', 'Send the payment link'],
    [10, 'paymentPending', 'Wait for the bank; nobody should pay again'],
    [10, 'policyDocSuccess', 'Done: the policy is issued'],
  ])('after step %i with status %s is: %s', (savedStep, status, words) => {
    expect(whatNext({ savedStep, status, mobile: '9876543210' })).toBe(words)
  })

  test('asks for a name and a number where prices came first and a plan is chosen', () => {
    const unnamed = { status: 'quotesGenerated', mobile: null }
    expect(whatNext({ savedStep: 7, ...unnamed })).toBe('Ask for name and mobile number')
    expect(whatNext({ savedStep: 6, ...unnamed })).toBe('Choose a plan')
  })

  test('has a text for every step and status', () => {
    for (const status of [null, ...statusKeys])
      for (let savedStep = 0; savedStep <= 10; savedStep += 1)
        expect(whatNext({ savedStep, status, mobile: '9876543210' })).not.toBe('')
  })
})

describe('what is shown of a journey that is not theirs', () => {
  test.each([
    ['RJ-14-CA-1234', 'RJ-14-XX-XX34'],
    ['DL-8-C-1234', 'DL-8-X-XX34'],
    ['22BH1234AA', '22BHXXXXAA'],
  ])('%s looks like %s', (plate, masked) => {
    expect(maskPlate(plate)).toBe(masked)
  })
})

describe('the moment of a change', () => {
  test.each([
    ['2026-06-15T04:30:00.000Z', 'Today, 10:00 am'],
    ['2026-06-14T18:29:00.000Z', 'Yesterday, 11:59 pm'],
    ['2026-06-14T18:30:00.000Z', 'Today, 12:00 am'],
    ['2025-12-31T00:00:00.000Z', '31 Dec 2025, 5:30 am'],
    ['2026-01-01T00:00:00.000Z', '1 Jan, 5:30 am'],
  ])('%s is, in India, %s', (iso, words) => {
    expect(formatRelativeMoment(iso, '2026-06-15').replaceAll('\u202f', ' ')).toBe(words)
  })
})
