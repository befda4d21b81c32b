import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import { sharedQuotes, shareQuotes } from '#contract/quotes/shared-quotes.calls.ts'
import { motorTerms } from '#machines/motor/motor.terms.ts'
import { type MotorPlan, motorPlan } from '#machines/motor/record/motor-plan.ts'
import { addressIn } from '#machines/reference/language-addresses.ts'
import { addDays } from '#machines/rules/calendar.ts'
import { rupees } from '#machines/rules/money.ts'
import { quoteRuns } from '../../db/schema.ts'
import type { Module } from '../../deps.ts'
import { askedLanguage } from '../../http/asked-language.ts'
import type { ServerEnv } from '../../http/env.ts'
import { fail } from '../../http/fail.ts'
import { serve } from '../../http/serve.ts'
import { answerOf, isPriced } from '../answer.ts'
import { cheapestFirst } from '../cheapest-first.ts'
import { latestRun, quotesOf } from '../quotes.store.ts'
import { readShare, sharedForDays, signShare } from '../share-token.ts'

/** Prices shared by a customer: the vehicle and the amounts, without name, number or plate. */
export const shareRoutes: Module = ({ db, config, clock }) => {
  const share = serve(shareQuotes, async ({ lead, c }) => {
    const run = lead && (await latestRun(db, lead.id))
    if (!run) return fail('not-now')
    const path = `/quotelist/shared/${signShare(run.id, config.keys, clock)}`
    const url = config.baseUrl + addressIn(askedLanguage(c), path)
    return { status: 'success' as const, data: { url, expiresOn: addDays(clock.today(), sharedForDays) } }
  })

  const shared = serve(sharedQuotes, async ({ request }) => {
    const runId = readShare(request.id, config.keys, clock)
    const [run] = runId ? await db.select().from(quoteRuns).where(eq(quoteRuns.id, runId)) : []
    if (!run) return fail('not-found')
    const { vehicle, request: asked } = v.parse(motorTerms, run.request)
    const answers = (await quotesOf(db, run.id)).map(answerOf)
    const plans = answers.flatMap((answer) =>
      answer && isPriced(answer) ? [v.parse(motorPlan, answer.plan)] : [],
    )
    return {
      status: 'success' as const,
      data: {
        vehicle,
        policyType: asked.coverType,
        quotes: cheapestFirst(plans).map(shownOf),
        onDay: run.onDay,
        validToday: run.onDay === clock.today(),
      },
    }
  })

  return new Hono<ServerEnv>().route('/', share).route('/', shared)
}

const shownOf = (plan: MotorPlan) => ({
  Logo: plan.logo,
  insurer: plan.insurer,
  insurerId: plan.insurerId,
  policyType: plan.coverType,
  idv: rupees(plan.idv?.value ?? 0),
  NetPremium: rupees(plan.net),
  GST: rupees(plan.gst),
  FinalPremium: rupees(plan.final),
  StartDate: plan.start,
  EndDate: plan.end,
  ...(plan.thirdPartyEnd && { thirdPartyEndDate: plan.thirdPartyEnd }),
  included: plan.included,
  missingAddOns: plan.missing,
})
