import { toSave } from '#contract/flow/save.ts'
import { fromStepFields } from '#contract/flow/step-fields.ts'
import { toHealthQuotesRequest } from '#contract/health/health-quote.codec.ts'
import { streamHealthQuotes } from '#contract/health/health-quotes.calls.ts'
import { toPetQuotesRequest } from '#contract/pet/pet-quote.codec.ts'
import { streamPetQuotes } from '#contract/pet/pet-quotes.calls.ts'
import { toQuotesRequest } from '#contract/quotes/ask.ts'
import { streamQuotes } from '#contract/quotes/quotes.calls.ts'
import { emptyHealth } from '#machines/health/record/health-record.ts'
import { sampleHealth } from '#machines/health/record/samples.ts'
import { emptyRecord } from '#machines/motor/record/motor-record.ts'
import { asOfToday } from '#machines/motor/rules/as-of-today.ts'
import { defaultRequest } from '#machines/motor/rules/quote-request.ts'
import { emptyPet } from '#machines/pet/record/pet-record.ts'
import { samplePets } from '#machines/pet/record/samples.ts'
import { addDays, dayOf } from '#machines/rules/calendar.ts'
import { aSave, asha, policyEnding } from '../server/journeys/asha.ts'
import { caller, insurerTimes, type Running } from './server.ts'
import { median, type Row } from './table.ts'

const rounds = 5
const streamed = { accept: 'application/x-ndjson' }
const ms = (value: number) => `${Math.round(value)} ms`

type Call = ReturnType<typeof caller>
type Measured = { first: number; last: number; fastest: number; slowest: number; sum: number }
/** Begins a journey that has all its answers; gives the call that asks its prices. */
type Journey = (call: Call) => Promise<{ path: string; request: object }>

/** All insurers asked at once: the time to the first and the last price against the insurers' own times. */
export async function fanOut({ url }: Running): Promise<Row[]> {
  const rows: Row[] = []
  for (const [product, journey] of Object.entries({ motor, health, pet }))
    rows.push(...(await fanOutOf(product, url, journey)))
  return rows
}

async function fanOutOf(product: string, url: string, journey: Journey): Promise<Row[]> {
  const measured: Measured[] = []
  for (let round = 0; round < rounds; round++) measured.push(await once(url, journey))
  const of = (name: keyof Measured) => median(measured.map((one) => one[name]))
  const against = (what: string, value: number, peer: string, time: number): Row => ({
    what,
    value: ms(value),
    peer: `${peer}, ${ms(time)}`,
    ratio: `${(value / time).toFixed(2)} x`,
  })
  return [
    against(`first ${product} price`, of('first'), 'the fastest insurer alone', of('fastest')),
    against(`last ${product} price`, of('last'), 'the slowest insurer alone', of('slowest')),
    against(`last ${product} price`, of('last'), 'one insurer after the other', of('sum')),
  ]
}

async function once(url: string, journey: Journey): Promise<Measured> {
  const call = caller(url)
  const { path, request } = await journey(call)
  insurerTimes.length = 0
  const begun = performance.now()
  const { first, last } = await arrivals(await call(path, request, streamed), begun)
  const sum = insurerTimes.reduce((all, one) => all + one, 0)
  return { first, last, fastest: Math.min(...insurerTimes), slowest: Math.max(...insurerTimes), sum }
}

/** The renewal of a car. */
export async function motor(call: Call) {
  const today = dayOf(new Date())
  const registrationDate = addDays(today, -1500)
  const manufaturingDate = `${registrationDate.slice(0, 4)}-01-01`
  const steps = {
    ...asha,
    step5: { ...asha.step5, registrationDate, manufaturingDate },
    step6: policyEnding(addDays(today, 20)),
  }
  const leadId = await begun(call, aSave(6, steps))
  const told = fromStepFields({ quoteType: 'motor' }, steps)
  const record = asOfToday({ ...emptyRecord, ...told, leadId }, today)
  const request = toQuotesRequest(record, defaultRequest(record, today), false)
  return { path: streamQuotes.path, request }
}

async function health(call: Call) {
  const known = { ...emptyHealth, ...sampleHealth() }
  const leadId = await begun(call, toSave({ ...known, leadId: '', version: 0 }, 1, { loggedInUser: false }))
  return { path: streamHealthQuotes.path, request: toHealthQuotesRequest({ ...known, leadId }, false) }
}

async function pet(call: Call) {
  const known = { ...emptyPet, ...samplePets(dayOf(new Date())) }
  const leadId = await begun(call, toSave({ ...known, leadId: '', version: 0 }, 1, { loggedInUser: false }))
  return { path: streamPetQuotes.path, request: toPetQuotesRequest({ ...known, leadId }, false) }
}

/** The lead id of a first save. */
async function begun(call: Call, save: object): Promise<string> {
  const response = await call('admin/flow', save)
  return (await response.json()).data.data.customerLeadId
}

/** When the first and the last line of a stream came, in ms. */
async function arrivals(response: Response, begun: number) {
  if (!response.ok || !response.body) throw new Error(`The quotes were refused with ${response.status}`)
  let first: number | undefined
  for await (const _ of response.body) first ??= performance.now() - begun
  return { first: first ?? 0, last: performance.now() - begun }
}
