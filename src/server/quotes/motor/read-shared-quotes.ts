import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { SharedQuotes } from '#contract/quotes/shared-quotes.calls.ts'
import { motorTerms } from '#machines/motor/motor.terms.ts'
import { type MotorPlan, motorPlan } from '#machines/motor/record/motor-plan.ts'
import { rupees } from '#machines/rules/money.ts'
import { quoteRuns } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { answerOf, isPriced } from '../answer.ts'
import { cheapestFirst } from '../cheapest-first.ts'
import { quotesOf } from '../quotes.store.ts'
import { readShare } from '../share-token.ts'

type Reads = Pick<Deps, 'db' | 'config' | 'clock'>

/** What a shared link shows, by its token; undefined where the token is not ours, over, or its prices are gone. */
export async function readSharedQuotes(
  { db, config, clock }: Reads,
  token: string,
): Promise<SharedQuotes['data'] | undefined> {
  const runId = readShare(token, config.keys, clock)
  const [run] = runId ? await db.select().from(quoteRuns).where(eq(quoteRuns.id, runId)) : []
  if (!run) return undefined
  const { vehicle, request: asked } = v.parse(motorTerms, run.request)
  const answers = (await quotesOf(db, run.id)).map(answerOf)
  const plans = answers.flatMap((answer) =>
    answer && isPriced(answer) ? [v.parse(motorPlan, answer.plan)] : [],
  )
  return {
    vehicle,
    policyType: asked.coverType,
    quotes: cheapestFirst(plans).map(shownOf),
    onDay: run.onDay,
    validToday: run.onDay === clock.today(),
  }
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
