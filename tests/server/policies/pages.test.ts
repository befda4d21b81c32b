import { expect, it } from 'vitest'
import type { PolicyDocument } from '#machines/document/document.ts'
import { policyPdf } from '#server/policies/document/print/policy-pdf.ts'
import { drawnPages } from './drawn.ts'

const facts = (count: number) =>
  Array.from({ length: count }, (_, at) => [`Label ${at + 1}`, `Value ${at + 1}`] as const)
const long = 'A sentence that is long enough to go on in a second line of the same sheet. '.repeat(3).trim()

/** A JPEG of 4 by 3 points: no more of it is read until somebody looks at it. */
const jpeg = Buffer.from('ffd8ffc00011080003000403012200021101031101ffd9', 'hex')

/** Everything that a document can hold, on three pages. */
const document: PolicyDocument = {
  title: 'Policy 1',
  locale: 'en-IN',
  issuer: 'An Insurer Limited',
  summary: facts(3),
  verifyUrl: 'https://safar.test/verify/1',
  scan: { label: 'Scan me', hint: 'A code that leads to the proof' },
  photographLabel: 'No picture',
  specimen: { mark: 'SPECIMEN', text: 'Not a policy' },
  chapters: [
    {
      title: 'Schedule',
      subtitle: 'What is insured',
      blocks: [
        { kind: 'heading', text: 'Parties' },
        { kind: 'facts', rows: facts(4) },
        { kind: 'text', text: long },
        { kind: 'text', text: 'Softly', isSoft: true },
        {
          kind: 'columns',
          columns: [
            { heading: 'Wide', rows: facts(2) },
            { heading: 'Narrow', rows: facts(4) },
          ],
        },
        {
          kind: 'table',
          head: ['Part', 'Why', 'Amount'],
          rows: [
            { cells: ['Own damage', 'As rated', '1,000'] },
            { cells: ['Sum', '', '1,000'], isTotal: true },
          ],
        },
        { kind: 'facts', rows: facts(27) },
        { kind: 'heading', text: 'On the next page' },
        { kind: 'facts', rows: facts(21) },
      ],
    },
    {
      title: 'Terms',
      subtitle: 'What holds',
      blocks: [
        { kind: 'list', items: ['First term', long] },
        {
          kind: 'pictures',
          pictures: [1, 2, 3, 4, 5].map((id) => ({ documentId: `${id}`, caption: `Side ${id}` })),
        },
      ],
    },
  ],
}

it('stands on its pages as it was kept, every line, letter and colour at its place', async () => {
  await expect(await drawnPages(await policyPdf(document, new Map([['2', jpeg]])))).toMatchFileSnapshot(
    'drawn-pages.txt',
  )
})

const onePage = (count: number): PolicyDocument => ({
  ...document,
  chapters: [
    { title: 'Schedule', subtitle: 'What is insured', blocks: [{ kind: 'facts', rows: facts(count) }] },
  ],
})
const pagesOf = async (one: PolicyDocument) =>
  (await drawnPages(await policyPdf(one))).split(/^page /m).length - 1

it('leaves no page with a few lines alone, where these have room once all stand closer', async () => {
  const pages: number[] = []
  for (const count of [57, 63, 69, 75, 150]) pages.push(await pagesOf(onePage(count)))
  expect(pages).toEqual([1, 1, 1, 2, 2])
})
