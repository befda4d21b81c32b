import { describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { resumeRecord, saveFlow } from '#contract/flow/flow.calls.ts'
import { motorSteps } from '#contract/flow/motor-fields.ts'
import { getFeCode } from '#contract/journey/customer.calls.ts'
import { quoteResult } from '#contract/quotes/quote-result.ts'
import { wireAddOns } from '#contract/quotes/wire-add-ons.ts'
import { identityTypes } from '#machines/reference/documents.ts'

const keysOf = (schema: { entries: object } | object) =>
  Object.keys('entries' in schema ? schema.entries : schema)

/** Where the specification spells a word like this, and how it would be spelt right. */
const misspelt: [string, readonly string[], string, string][] = [
  ['a save', keysOf(saveFlow.request), 'processDiscription', 'processDescription'],
  ['the fifth step', keysOf(motorSteps.step5), 'manufaturingDate', 'manufacturingDate'],
  ['a referral', keysOf(getFeCode.request), 'fingurePrint', 'fingerPrint'],
  ['a quote', keysOf(quoteResult), 'ZeroDepriciationCover', 'ZeroDepreciationCover'],
  ['a quote', keysOf(quoteResult), 'isAdharRequiredInProposal', 'isAadhaarRequiredInProposal'],
  ['an add-on', keysOf(wireAddOns), 'zeroDepriciationCover', 'zeroDepreciationCover'],
  ['an identity document', identityTypes.map(({ value }) => value), 'adhaar', 'aadhaar'],
  ['a call', calls.map(({ path }) => path), 'motor/getFiancierBanks', 'motor/getFinancierBanks'],
]

describe('the wire keeps the spelling of the specification', () => {
  it.each(misspelt)('in %s', (_, words, written, right) => {
    expect(words).toContain(written)
    expect(words).not.toContain(right)
  })

  it('and where it is right there it is right: a record that is read says processDescription [RESUME-17]', () => {
    expect(keysOf(resumeRecord)).toContain('processDescription')
    expect(keysOf(resumeRecord)).not.toContain('processDiscription')
  })
})
