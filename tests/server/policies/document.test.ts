import { describe, expect, it } from 'vitest'
import type { IssuedPolicy } from '#machines/document/issued.ts'
import { motorDocument } from '#machines/motor/document/motor-document.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { policyPdf } from '#server/policies/document/print/policy-pdf.ts'
import { policyDocument } from '#server/printed/policy-document.ts'
import { anIssuedPolicy, renewedSwift } from './an-issued-policy.ts'
import { linksOf, metaOf, textOf } from './pdf-text.ts'

const where = { baseUrl: 'https://safar.test', isSandbox: true }
const printed = (issued: IssuedPolicy<MotorRecord>, isSandbox = true) =>
  policyPdf(policyDocument(issued, motorDocument(issued), { ...where, isSandbox }))
const read = async (issued: IssuedPolicy<MotorRecord>) => textOf(await printed(issued))
const changed = (different: Partial<MotorRecord>) =>
  anIssuedPolicy({ record: { ...renewedSwift, ...different } })

describe('a policy document', () => {
  it('holds every line of the price, the tax on it and the sum that was paid', async () => {
    const issued = anIssuedPolicy()
    const { plan } = issued.record
    const text = await read(issued)
    const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })
    for (const { label, amount } of plan?.lines ?? []) {
      expect(text).toContain(`${label} ${rupees.format(amount / 100).replace('-', '−')}`)
    }
    expect(plan?.lines.length).toBeGreaterThan(5)
    const unspaced = (words: string) => words.replace(/\s/g, '')
    for (const { reason } of plan?.lines ?? []) expect(unspaced(text)).toContain(unspaced(reason))
    expect(text).toContain(`Net premium ${rupees.format((plan?.net ?? 0) / 100)}`)
    expect(text).toContain(`IGST 18% ${rupees.format((plan?.gst ?? 0) / 100)}`)
    expect(text).toContain(`Premium paid ${rupees.format((plan?.final ?? 0) / 100)}`)
    expect(text).toContain('SAC 997134')
    expect(text).toContain('Rajasthan (08)')
  })

  it('splits the tax in two where the buyer lives in the insurer’s own state', async () => {
    const { person } = renewedSwift
    if (!person) throw new Error('The sample has a person')
    const issued = changed({ person: { ...person, state: 'Maharashtra' } })
    const text = await read(issued)
    const half = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(
      (issued.record.plan?.gst ?? 0) / 200,
    )
    expect(text).toContain(`CGST 9% ${half} SGST 9% ${half}`)
    expect(text).not.toContain('IGST')
  })

  it('says who and what is insured, for how long, with numbers masked', async () => {
    const text = await read(anIssuedPolicy())
    for (const fact of [
      'Private Car Package Policy',
      'SANDBOX/HDFC-ERGO/12345678',
      'HDFC ERGO General Insurance Company Limited',
      'Ms Asha Rani Sharma',
      '12 Lake Road, Civil Lines, Jaipur, Rajasthan 302001',
      'Maruti Swift VXi',
      'RJ-14-CA-1234',
      'MA3EWDE1S00123456',
      '00:00 on 06 Jul 2026 to midnight of 05 Jul 2027',
      'Liability to paid drivers 1 driver Personal accident',
      'Ravi Sharma',
      'State Bank of India, Jaipur',
      'Zero Depreciation Cover',
      'Compulsory deductible ₹1,000',
      'IMT 7, IMT 22',
      'Personal accident of the owner-driver ₹15,00,000',
      'Certificate of insurance',
      'Form 51',
    ])
      expect(text).toContain(fact)
    expect(text).not.toMatch(/9876543210|asha@example\.com|ABCPS1234D/)
  })

  it('begins on the day of payment only when the money was there', async () => {
    const text = await read(anIssuedPolicy({ start: '2026-06-15', end: '2027-06-14' }))
    expect(text).toContain('16:00 on 15 Jun 2026 to midnight of 14 Jun 2027')
  })

  it.each([
    ['4w', 'Private Car Bundled Policy', '1 year own damage and 3 years third party'],
    ['2w', 'Two-Wheeler Bundled Policy', '1 year own damage and 5 years third party'],
  ] as const)('of a new %s tells both its periods', async (vehicleType, name, terms) => {
    const record = { ...renewedSwift, vehicleType, isNew: true, registrationNumber: '' }
    const text = await read(anIssuedPolicy({ record, end: '2031-07-05', odEnd: '2027-07-05' }))
    for (const fact of [name, terms, 'New vehicle, to be registered', '05 Jul 2027', '05 Jul 2031'])
      expect(text).toContain(fact)
  })

  it('of third-party cover alone insures no vehicle', async () => {
    const { plan } = renewedSwift
    const lines = plan?.lines.filter(({ key }) => key === 'basicTp') ?? []
    const liability = plan && { ...plan, coverType: 'thirdParty' as const, idv: undefined, lines }
    const text = await read(changed({ plan: liability }))
    expect(text).toContain('Private Car Liability Only Policy')
    expect(text).not.toMatch(/IDV ₹|deductible ₹/)
  })

  it('of own damage alone is no certificate under the Act', async () => {
    const { plan } = renewedSwift
    const text = await read(changed({ plan: plan && { ...plan, coverType: 'odOnly' } }))
    expect(text).toContain('Stand-alone Own Damage Policy')
    expect(text).not.toContain('Form 51')
  })

  it('prints a name in Devanagari as it is written', async () => {
    const { person } = renewedSwift
    const text = await read(changed({ person: person && { ...person, fullName: 'आशा रानी शर्मा' } }))
    expect(text.replaceAll(' ', '')).toContain('आशारानी')
  })

  it('is marked on every page where the insurer is the sandbox, and nowhere else', async () => {
    const marked = await printed(anIssuedPolicy())
    const { pages } = await metaOf(marked)
    expect((await textOf(marked)).split('Sandbox specimen').length - 1).toBe(pages)
    expect(await textOf(await printed(anIssuedPolicy(), false))).not.toMatch(/sandbox specimen/i)
  })

  it('can be read aloud: tagged, in English, with a title, and leads to its proof', async () => {
    const bytes = await printed(anIssuedPolicy())
    expect(await metaOf(bytes)).toMatchObject({
      isTagged: true,
      info: { Title: 'Motor insurance policy SANDBOX/HDFC-ERGO/12345678', Language: 'en-IN' },
    })
    expect(await linksOf(bytes)).toEqual(['https://safar.test/verify/code-1'])
  })
})
