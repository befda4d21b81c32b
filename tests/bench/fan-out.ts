import { fromStepFields } from '#contract/flow/step-fields.ts'
import { toQuotesRequest } from '#contract/quotes/ask.ts'
import { emptyRecord } from '#machines/motor/record/motor-record.ts'
import { asOfToday } from '#machines/motor/rules/as-of-today.ts'
import { defaultRequest } from '#machines/motor/rules/quote-request.ts'
import { addDays, dayOf } from '#machines/rules/calendar.ts'
import { aSave, asha } from '../server/journeys/asha.ts'
import { caller, insurerTimes, type Running } from './server.ts'
import { median, type Row } from './table.ts'

const rounds = 5
const ms = (value: number) => `${Math.round(value)} ms`

/** Twelve insurers asked at once: the time to the first and the last price against the insurers' own times. */
export async function fanOut({ url }: Running): Promise<Row[]> {
  const measured: Awaited<ReturnType<typeof once>>[] = []
  for (let round = 0; round < rounds; round++) measured.push(await once(url))
  const of = (name: 'first' | 'last' | 'fastest' | 'slowest' | 'sum') =>
    median(measured.map((one) => one[name]))
  const against = (what: string, value: number, peer: string, time: number): Row => ({
    what,
    value: ms(value),
    peer: `${peer}, ${ms(time)}`,
    ratio: `${(value / time).toFixed(2)} x`,
  })
  return [
    against('first of twelve prices', of('first'), 'the fastest insurer alone', of('fastest')),
    against('last of twelve prices', of('last'), 'the slowest insurer alone', of('slowest')),
    against('last of twelve prices', of('last'), 'one insurer after the other', of('sum')),
  ]
}

async function once(url: string) {
  const call = caller(url)
  const today = dayOf(new Date())
  const registrationDate = addDays(today, -1500)
  const manufaturingDate = `${registrationDate.slice(0, 4)}-01-01`
  const steps = {
    ...asha,
    step5: { ...asha.step5, registrationDate, manufaturingDate },
    step6: { pypSelection: { ...asha.step6.pypSelection, PrePolicyEndDate: addDays(today, 20) } },
  }
  const start = await call('admin/flow', aSave(6, steps))
  const leadId: string = (await start.json()).data.data.customerLeadId
  const told = fromStepFields({ quoteType: 'motor' }, steps)
  const record = asOfToday({ ...emptyRecord, ...told, leadId }, today)
  insurerTimes.length = 0
  const begun = performance.now()
  const stream = await call(
    'motor/quotesStream',
    toQuotesRequest(record, defaultRequest(record, today), false),
  )
  const { first, last } = await arrivals(stream, begun)
  const sum = insurerTimes.reduce((all, one) => all + one, 0)
  return { first, last, fastest: Math.min(...insurerTimes), slowest: Math.max(...insurerTimes), sum }
}

/** When the first and the last line of a stream came, in ms. */
async function arrivals(response: Response, begun: number) {
  if (!response.ok || !response.body) throw new Error(`The quotes were refused with ${response.status}`)
  let first: number | undefined
  for await (const _ of response.body) first ??= performance.now() - begun
  return { first: first ?? 0, last: performance.now() - begun }
}
