import * as v from 'valibot'
import { toQuotesRequest } from '#contract/quotes/ask.ts'
import { type QuoteLine, quoteLine } from '#contract/quotes/quotes.calls.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import type { QuoteRequest } from '#machines/motor/record/quote-request.ts'
import { defaultRequest } from '#machines/motor/rules/quote-request.ts'
import { leads, transitions } from '#server/db/schema.ts'
import { swift } from '../../machines/motor/record/quoted-record.ts'
import { aLead } from '../support/a-lead.ts'
import { aCustomer } from '../support/signed-in.ts'
import type { TestServer } from '../support/test-server.ts'

/** Whoever asks in these tests. */
export const asha = aCustomer('asha')

/** A journey of Asha's that has come as far as its quotes. */
export async function aQuotedLead(server: TestServer, record: MotorRecord = swift): Promise<void> {
  const lead = aLead({ customerId: asha.customerId, version: 6, processStep: 'step6', record })
  await server.db.insert(leads).values(lead)
}

/** The question of the browser, with what the quote list has changed. */
export function aQuestion(different: Partial<QuoteRequest> = {}, record: MotorRecord = swift) {
  return toQuotesRequest(record, { ...defaultRequest(record, '2026-06-15'), ...different }, false)
}

export async function statusOf(server: TestServer): Promise<string | null | undefined> {
  const [lead] = await server.db.select().from(leads)
  return lead?.status
}

/** Every move of the journey so far, by its event. */
export async function movesOf(server: TestServer): Promise<string[]> {
  const rows = await server.db.select().from(transitions).orderBy(transitions.id)
  return rows.map(({ event }) => event)
}

/** The specification's call, asked insurer by insurer. */
export const streamOf = (server: TestServer, question: object): Promise<Response> =>
  server.visitor().fetch('/api/v1/motor/getQuotesData', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
    body: JSON.stringify(question),
  })

/** The lines of a stream, one by one as they come. */
export async function* linesOf(response: Response): AsyncGenerator<QuoteLine> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true })
    const lines = text.split('\n')
    text = lines.pop() ?? ''
    for (const line of lines) yield v.parse(quoteLine, JSON.parse(line))
  }
}

/** What a line is about: the insurer with its price or reason, or the end. */
export function told(line: QuoteLine): string {
  if (line.type === 'end') return `end ${line.priced}/${line.asked}`
  return line.type === 'quote'
    ? line.quote.insurer
    : `${line.unavailable.Api_name} ${line.unavailable.reason}`
}
