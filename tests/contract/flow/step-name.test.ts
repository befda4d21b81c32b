import * as v from 'valibot'
import { expect, it } from 'vitest'
import { processDescriptions, spellStep, stepName } from '#contract/flow/step-name.ts'

it.each([5, '5', 'step5', 'Step5', 'STEP 5'])('reads %o as the fifth step', (written) => {
  expect(v.parse(stepName, written)).toBe(5)
})

it('reads all ten of them, as it writes them', () => {
  const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
  expect(steps.map((step) => v.parse(stepName, spellStep(step)))).toEqual(steps)
})

it.each(['step11', 'customer details', '', 0])('does not guess what %o means', (written) => {
  expect(v.safeParse(stepName, written).success).toBe(false)
})

it('writes a step as the resume table spells it, and nothing before the first [MOTOR-03]', () => {
  expect([0, 1, 10].map((step) => spellStep(step as 0))).toEqual(['', 'step1', 'step10'])
})

it('counts ten steps, each by what it saves [MOTOR-03]', () => {
  expect(processDescriptions.slice(1).map((word, at) => `${at + 1} ${word}`)).toEqual([
    '1 registrationNumber',
    '2 make',
    '3 model',
    '4 variant',
    '5 customerDetails',
    '6 pypSelection',
    '7 quotation',
    '8 kycAndUserDetails',
    '9 nomineeDetails',
    '10 vehicleDetails',
  ])
})

it('describes the first and the seventh step in the words of the specification [MOTOR-07, MOTOR-08]', () => {
  expect([processDescriptions[1], processDescriptions[7]]).toEqual(['registrationNumber', 'quotation'])
})
