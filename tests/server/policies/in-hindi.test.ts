import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { downloadPolicy, downloadReceipt } from '#contract/policy/policy.calls.ts'
import type { PolicyDocument } from '#machines/document/document.ts'
import type { IssuedPolicy } from '#machines/document/issued.ts'
import { sampleHealthProposal } from '#machines/health/proposal/health-proposal.test-model.ts'
import { samplePetProposal } from '#machines/pet/proposal/pet-proposal.test-model.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { documentsInLanguages } from '#server/assets/documents-in.ts'
import { leads } from '#server/db/schema.ts'
import { policyPdf } from '#server/policies/document/print/policy-pdf.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aPolicyholder } from './a-policyholder.ts'
import { anIssuedPolicy, renewedSwift } from './an-issued-policy.ts'
import { linksOf, metaOf, spokenIn, textOf } from './pdf-text.ts'

const where = { baseUrl: 'https://safar.test', isSandbox: true }
const soldOn = '2026-06-15'
const health = sampleHealthProposal(soldOn)
const pet = samplePetProposal(soldOn)

const issuedAs = (record: JourneyRecord): IssuedPolicy => ({ ...anIssuedPolicy(), record })
const motor = issuedAs(renewedSwift)
const nominee = { number: 'E-1', onDay: soldOn, subject: 'nominee' as const, before: renewedSwift }

/** Names, numbers and terms that are the same in every language. */
const names =
  /Cover for one person|Sample|document-\w+|Jaipur|Rajasthan|HDFC ERGO[\w ]*|Go Digit[\w ]*|Bajaj[\w ]*|ICICI Lombard[\w ]*|State Bank of India|India Motor Tariff( 2002)?|Motor Vehicles \(.*?\) Rules 2022|Asha Rani Sharma|A\. R\. Sharma|Ravi Sharma|Lake Road|Civil Lines|Maruti Swift VXi|Health Plus|Paw Cover|\(sandbox\)|Rex|Labrador Retriever|SANDBOX[\w/-]*|https?:\S+|[\w*]+@\w+\.com|\w+\.(irdai\.)?(gov|co)\.in|\((Certificate of Insurance|Persons Entitled to Drive|Limitations as to Use|Certification|Customer Information Sheet|Premium Certificate|Declaration)\)|order_\w+|pay_\w+/g

const documentsIn = documentsInLanguages()
const documents = await documentsIn('hi')

const wordsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : []
}

/** What is left in English: words in small letters that are no name. */
const leftInEnglish = ({ locale, ...document }: PolicyDocument): string[] =>
  wordsOf({
    ...document,
    chapters: document.chapters.map(({ title, subtitle, blocks }) => [
      title,
      subtitle,
      blocks.map(withoutKind),
    ]),
  }).filter((text) => /[a-z]{3}/.test(text.replace(names, '')))

const withoutKind = ({ kind, ...block }: PolicyDocument['chapters'][number]['blocks'][number]) => block

describe('a document in Hindi', () => {
  it('is read aloud as it is spelt, not in the order in which its signs are drawn', async () => {
    const spoken = spokenIn(await policyPdf(documents.policy(motor, where)))
    expect(spoken).toContain('पॉलिसी नंबर')
  })

  it.each([
    ['motor', motor],
    ['health', issuedAs(health)],
    ['pet', issuedAs(pet)],
  ])('of %s leaves no text of ours in English', async (_, issued) => {
    expect(leftInEnglish(documents.policy(issued, where, nominee))).toEqual([])
    expect(leftInEnglish(documents.receipt(issued, where, 3_500_00))).toEqual([])
  })

  it('has the sums, names and months of the English one, and says its language', async () => {
    const bytes = await policyPdf(documents.policy(motor, where))
    const text = (await textOf(bytes)).replace(/\s/g, '')
    for (const words of ['AshaRaniSharma', '₹15,00,000', '15जून2026', 'SANDBOX/HDFC-ERGO/12345678'])
      expect(text).toContain(words)
    expect((await metaOf(bytes)).info).toMatchObject({ Language: 'hi-IN' })
  })
})

const options = { deps: { documentsIn } }

describe('the page that verifies a policy in Hindi', () => {
  it.each([
    ['motor', motor],
    ['health', issuedAs(health)],
    ['pet', issuedAs(pet)],
  ])('leaves no text of ours of %s in English', (_, { record }) => {
    const policy = { policyNumber: 'P-1', insurerId: 13, start: soldOn, end: soldOn, cancelledOn: soldOn }
    const on = { today: soldOn, isSandbox: true }
    const said = [documents.verification(policy, record, on), documents.unknownPolicy]
    const texts = wordsOf(said.map(({ title, facts, notes }) => [title, facts, notes]))
    expect(texts.filter((text) => /[a-z]{3}/.test(text.replace(names, '')))).toEqual([])
  })
})

describeOnEachDatabase('the documents of a customer who reads Hindi', options, (server) => {
  it('are printed in Hindi, the policy and the receipt', async () => {
    const { issue, visitor, customerLeadId } = await aPolicyholder(server)
    await server.db.update(leads).set({ language: 'hi' }).where(eq(leads.id, customerLeadId))
    await issue()
    for (const call of [downloadPolicy, downloadReceipt]) {
      const response = await visitor.ask(call, { id: customerLeadId })
      const { info } = await metaOf(new Uint8Array(await response.arrayBuffer()))
      expect(info).toMatchObject({ Language: 'hi-IN' })
    }
  })

  it('lead by their code to a page in Hindi, and from there to the one in English', async () => {
    const { issue, visitor, customerLeadId } = await aPolicyholder(server)
    await server.db.update(leads).set({ language: 'hi' }).where(eq(leads.id, customerLeadId))
    await issue()
    const response = await visitor.ask(downloadPolicy, { id: customerLeadId })
    const [link = ''] = await linksOf(new Uint8Array(await response.arrayBuffer()))
    const { pathname } = new URL(link)
    const page = await (await server.visitor().fetch(pathname)).text()
    expect(page).toContain('<html lang="hi">')
    expect(page).toMatch(/<dt>पॉलिसी नंबर<\/dt><dd>SANDBOX/)
    const [, english = ''] = page.match(/href="(\/verify\/[^"]+)"/) ?? []
    expect(pathname).toBe(`/hi${english}`)
    expect(await (await server.visitor().fetch(english)).text()).toContain('<dt>Policy number</dt>')
  })
})
