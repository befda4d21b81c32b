import { fromStepFields } from '#contract/flow/step-fields.ts'
import { toQuotesRequest } from '#contract/quotes/ask.ts'
import { quoteLinesType } from '#contract/quotes/plan-quote.ts'
import { streamQuotes } from '#contract/quotes/quotes.calls.ts'
import { emptyRecord } from '#machines/motor/record/motor-record.ts'
import { asOfToday } from '#machines/motor/rules/as-of-today.ts'
import { defaultRequest } from '#machines/motor/rules/quote-request.ts'
import { addDays, dayOf } from '#machines/rules/calendar.ts'
import { aSave, asha, policyEnding } from '../../server/journeys/asha.ts'
import { caller } from '../server.ts'

/** A purchase of a program that answers at once, up to its last price: the processor's time for its saves, and the time
 * of all, in ms. */
export async function purchaseUpToPrices(url: string): Promise<{ saves: number; total: number }> {
  const call = caller(url)
  const today = dayOf(new Date())
  const steps = stepsOn(today)
  const [begun, used] = [performance.now(), cpuMs()]
  let lead: Record<string, unknown> = {}
  for (let step = 1; step <= 6; step += 1) {
    const reply = await call('admin/flow', aSave(step, { ...steps, ...lead }))
    lead = (await reply.json()).data.data
  }
  const saves = cpuMs() - used
  const told = fromStepFields({ quoteType: 'motor' }, steps)
  const record = asOfToday({ ...emptyRecord, ...told, leadId: String(lead.customerLeadId) }, today)
  const stream = await call(
    streamQuotes.path,
    toQuotesRequest(record, defaultRequest(record, today), false),
    { accept: quoteLinesType },
  )
  await stream.text()
  return { saves, total: performance.now() - begun }
}

/** What this process has used of the processor: other programs weigh less on it than on the time. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

function stepsOn(today: string) {
  const registrationDate = addDays(today, -1500)
  const manufaturingDate = `${registrationDate.slice(0, 4)}-01-01`
  return {
    ...asha,
    step5: { ...asha.step5, registrationDate, manufaturingDate },
    step6: policyEnding(addDays(today, 20)),
  }
}
