import { describe, expect, it } from 'vitest'
import type { IssuedPolicy } from '#machines/document/issued.ts'
import { healthDocument, healthProof } from '#machines/health/document/health-document.ts'
import { sampleHealthProposal } from '#machines/health/proposal/health-proposal.test-model.ts'
import type { HealthRecord } from '#machines/health/record/health-record.ts'
import { policyPdf } from '#server/policies/document/print/policy-pdf.ts'
import { policyDocument } from '#server/printed/policy-document.ts'
import { textOf } from './pdf-text.ts'

const soldOn = '2026-06-15'
const proposed = sampleHealthProposal(soldOn)
const plan = proposed.plan ?? missing()

const issuedAs = (different: Partial<HealthRecord> = {}): IssuedPolicy<HealthRecord> => ({
  policyNumber: 'SANDBOX/DIGIT/12345678',
  verifyCode: 'code-1',
  issuedAt: '2026-06-15T10:31:00.000Z',
  start: plan.start,
  end: plan.end,
  payment: { reference: 'pay_Nx8Qz3KcT1a2Bc', amount: plan.final, paidAt: '2026-06-15T10:30:00.000Z' },
  record: { ...proposed, ...different },
})

async function read(different: Partial<HealthRecord> = {}): Promise<string> {
  const issued = issuedAs(different)
  const where = { baseUrl: 'https://safar.test', isSandbox: true }
  return textOf(await policyPdf(policyDocument(issued, healthDocument(issued), where)))
}

describe('a health policy document', () => {
  it('says who is insured, with what and for how long, with numbers masked', async () => {
    const text = await read()
    for (const fact of [
      'Health Plus',
      'Go Digit General Insurance Limited',
      'Ms Asha Rani Sharma',
      '00:00 on 16 Jun 2026',
      'midnight of 15 Jun 2027',
      'Treatment in hospital, a year ₹5,00,000',
      'Room rent No limit',
      'You pay of a claim in a dearer city 20%',
      'Ravi Sharma',
      '12 Lake Road, Civil Lines, Jaipur, Rajasthan 302001',
    ])
      expect(text).toContain(fact)
    expect(text).not.toMatch(/9876543210|asha@example\.com|ABCPS1234D/)
  })

  it('holds every line of the price, no tax, and what was paid', async () => {
    const lines = [
      { key: 'base', label: 'Cover for one person', amount: 7_600_00, reason: 'Age 31 to 35' },
      { key: 'opdCare', label: 'Out-patient cover', amount: 1_900_00, reason: 'Up to ₹5,000 a year' },
    ]
    const text = await read({
      plan: { ...plan, lines, net: 9_500_00, final: 9_500_00 },
      request: { sumInsured: 500_000, tenure: 1, addOns: [], opdLimit: 5_000, preExistingWait: 36 },
    })
    expect(text).toContain('Cover for one person 7,600.00')
    expect(text).toContain('Out-patient cover 1,900.00')
    expect(text).toContain('Net premium 9,500.00')
    expect(text).toContain('GST, not charged 0.00')
    expect(text).toContain('Add-on: Out-patient cover ₹5,000')
    expect(text).toContain('since 22 September 2025')
    expect(text).not.toMatch(/IGST|CGST|including tax/)
  })

  it('certifies the premium for section 80D, an equal part a year where several were paid', async () => {
    expect(await read()).toContain('deductible in the year in which it was paid')
    const text = await read({ plan: { ...plan, tenure: 3 } })
    expect(text).toContain('section 80D of the Income-tax Act, 1961')
    expect(text).toContain('paid for 3 years at once')
    expect(text).toContain('PAN ABCPSXXXXD')
  })

  it('tells cover, exclusions, waits, free look and complaints in plain words', async () => {
    const text = await read()
    for (const fact of [
      'Customer information sheet',
      'Cosmetic treatment',
      'Accidents None: covered from the first day',
      'Any other illness 30 days',
      'Specified illnesses, such as hernia or cataract 24 months',
      'Illnesses you have today 36 months',
      'within 30 days of receiving it',
      'Free look until 15 Jul 2026',
      'After 60 months of cover',
      'Bima Bharosa',
      '10,500 hospitals',
    ])
      expect(text).toContain(fact)
  })

  it('repeats the proposal as it was declared', async () => {
    const text = await read({
      medical: {
        conditions: [{ condition: 'diabetes', since: '2019-03-01' }],
        smokes: false,
        drinks: true,
        hospitalisation: 'Appendix, two years ago',
      },
    })
    for (const fact of [
      'Diabetes Yes, since 03/2019',
      'Smoking or tobacco No',
      'Alcohol Yes',
      'Appendix, two years ago',
      'Engineer or IT professional',
      '162 cm, 60 kg',
      'Body mass index 22.9',
      'SAFH150620260001',
    ])
      expect(text).toContain(fact)
  })

  it('proves the policy without saying who exactly is insured', () => {
    expect(healthProof(issuedAs().record)).toEqual([
      ['Insured', 'A. R. Sharma'],
      ['Plan', 'Health Plus'],
      ['Sum insured', '₹5 lakh'],
      ['Cover until', '15 Jun 2027'],
    ])
  })
})

function missing(): never {
  throw new Error('The sample has no plan')
}
