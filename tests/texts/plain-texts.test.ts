import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from '../house/files.ts'

type Row = { stumbled: readonly string[]; reads: readonly string[] }

/** What a buyer stumbled over, and what stands there since in one or more pieces. */
const rows: readonly Row[] = [
  {
    stumbled: ['Nobody has told us these yet'],
    reads: ['Every price is based on these. If one is wrong the price will change, so please check.'],
  },
  { stumbled: ['with a price, from'], reads: [' prices, from '] },
  {
    stumbled: ['own value now; move the slider'],
    reads: ['Each insurer suggests its own value. Move the slider, or type one for all.'],
  },
  {
    stumbled: ['Asked of all; each takes'],
    reads: ['Set for all insurers. If one can’t offer it, you see its nearest value.'],
  },
  { stumbled: ['What the prices are for'], reads: ['Change your details'] },
  { stumbled: ['insurers at this age'], reads: ['Offered by ', ' insurers for a ', ' of this age'] },
  {
    stumbled: ['Pay less, bear more', 'What you bear'],
    reads: ['Voluntary deductible', 'You pay this first part of each claim'],
  },
  { stumbled: ['the least the law asks'], reads: ['Damage to others only. The legal minimum.'] },
  {
    stumbled: ['Does not insure this', 'Not reachable now', 'No answer in time'],
    reads: ["'Not offered'", "'Not available right now'", "'Took too long'"],
  },
  { stumbled: ['Expired before 90 days'], reads: ['Expired more than 90 days ago'] },
  {
    stumbled: ['asks for another premium', 'without your yes', 'with your yes'],
    reads: ['The insurer has changed the premium. We go ahead only if you accept.'],
  },
  {
    stumbled: ['has held all the same'],
    reads: ['If money was debited, it is refunded within 7 working days.'],
  },
  {
    stumbled: ['shows the answer by itself'],
    reads: ['This page updates on its own. You can close it; we’ll text and email you.'],
  },
  {
    stumbled: ['It is good once'],
    reads: ['The link works once, for two days, and asks for a code sent to your mobile.'],
  },
  {
    stumbled: ['You began a journey', 'start anew'],
    reads: ['You have an unfinished quote. Continue, or start again?'],
  },
  {
    stumbled: ['nobody has proved yet'],
    reads: ['Verify your mobile number to finish signing up.'],
  },
  { stumbled: ['What you buy here stands'], reads: ['Policies you buy will appear here.'] },
  { stumbled: ['Nothing waits for you'], reads: ['No saved quotes'] },
  {
    stumbled: ['A journey you begin'],
    reads: ['Your own, assigned and consented journeys appear here.'],
  },
  {
    stumbled: ['Not yours to see', 'With their yes', 'It is written down'],
    reads: ['Hidden until the customer agrees', 'If they agree, you can see and continue', 'This is logged.'],
  },
  {
    stumbled: ['signs you in to Safar'],
    reads: ['is your Safar login code, valid for ', ' minutes. Our staff will never ask for it.'],
  },
  { stumbled: ['Go on with your insurance', 'Continue your insurance'], reads: ['Continue your '] },
  { stumbled: ['They go to the insurer as they'], reads: ['This is what we send to the insurer.'] },
  {
    stumbled: ['is mine to claim'],
    reads: ['My answers are true and I am entitled to this no-claim bonus.'],
  },
  { stumbled: ['printed on the policy that ends'], reads: ['The NCB shown on your current policy.'] },
  {
    stumbled: ['Who receives the personal accident benefit.'],
    reads: ['Who should receive the benefit'],
  },
  { stumbled: ['Anybody can check'], reads: ['Verify this policy online'] },
  {
    stumbled: ['Every rupee has a line', 'No call without your word'],
    reads: ['See what every rupee pays for', 'No calls unless you ask.'],
  },
  { stumbled: ['Whom shall it cover'], reads: ['Who is it for?'] },
  { stumbled: ['We do not know this journey'], reads: ['We can’t find this quote.'] },
  {
    stumbled: ['completed years', 'carried on'],
    reads: ['add-on rate for a ', "'s filed rate, from "],
  },
  { stumbled: ['Not told'], reads: ['Own damage only', "'Not given'"] },
]

const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line)
const product = ['machines', 'src']
  .flatMap(sourceFiles)
  .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  .filter((line) => !isComment(line))
  .join('\n')

test.each(rows)('is put plainly: $reads.0', ({ stumbled, reads }) => {
  expect(stumbled.filter((text) => product.includes(text))).toEqual([])
  expect(reads.filter((text) => !product.includes(text))).toEqual([])
})
