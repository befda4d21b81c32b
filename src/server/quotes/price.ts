import type { QuoteReply } from '#contract/partners/insurer.ts'
import type { QuoteTerms, ServerProduct } from '#machines/core/server-product.ts'
import type { Insurer } from '#machines/reference/insurer.ts'
import { insurerById } from '#machines/reference/insurers.ts'
import type { OwnerType } from '#machines/reference/policies.ts'
import type { IdentityNeed, Plan } from '#machines/schemas/plan.ts'
import type { Deps } from '../deps.ts'
import { InsurerError } from '../insurers/insurer-error.ts'
import { createInsurers } from '../insurers/insurers.ts'
import type { Timings } from '../insurers/timings.ts'
import { answerOfError } from './answer.ts'
import type { AskInsurer } from './live-runs.ts'
import { termsOf } from './terms.ts'

type PriceDeps = Pick<Deps, 'config' | 'fetch' | 'random' | 'log'>

/** Asks one insurer for its price of what a run is about. */
export function askForPrice(deps: PriceDeps, timings: Timings): AskInsurer {
  const insurers = createInsurers(deps, timings)
  return async ({ product, run, insurerId }, signal) => {
    const insurer = insurerById(insurerId)
    if (!insurer) throw new Error(`There is no insurer ${insurerId}`)
    const terms = termsOf(product, run)
    try {
      const question = { product: product.key, reference: `${run.id}-${insurer.key}`, risk: terms.risk }
      const reply = await insurers.quote(insurer.key, question, signal)
      const plan = planOf({ product, insurer, terms }, reply, deps.random.id())
      return { plan, quoteNumber: reply.quote_number }
    } catch (error) {
      if (!(error instanceof InsurerError)) throw error
      deps.log.info({ insurer: insurer.key, kind: error.kind, err: error }, 'no price')
      return answerOfError(insurerId, error)
    }
  }
}

type Asked = { product: ServerProduct; insurer: Insurer; terms: QuoteTerms }

function planOf({ product, insurer, terms }: Asked, reply: QuoteReply, caseId: string): Plan {
  const { premium, plan_id: planId, questions, notes, add_on_prices: prices } = reply
  const { start, end, net, gst, final } = premium
  const lines = premium.lines.map(({ key, label, amount, reason }) => ({ key, label, amount, reason }))
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  if (total !== net || net + gst !== final) throw new InsurerError('down', 'a price that does not add up')
  const plan = {
    insurerId: insurer.insurerId,
    insurer: insurer.name,
    logo: insurer.logo,
    caseId,
    planId,
    start,
    end,
    lines,
    net,
    gst,
    final,
    included: [],
    missing: premium.notOffered.map(({ key, reason }) => ({ addOn: key, reason })),
    ...(prices && { addOnPrices: prices.map(({ add_on: addOn, amount }) => ({ addOn, amount })) }),
    needs: needsOf(insurer, terms.risk.ownerType),
    questions,
    notes,
  }
  const whole = product.planOf(plan, premium, terms)
  if (!whole) throw new InsurerError('down', 'a price that lacks something')
  return whole
}

function needsOf({ proposal }: Insurer, ownerType: OwnerType): IdentityNeed[] {
  return [
    ...(proposal.panRequired ? (['pan'] as const) : []),
    ...(proposal.aadhaarRequired ? (['aadhaar'] as const) : []),
    ...(proposal.gstinOfOrganisations && ownerType === 'organisation' ? (['gst'] as const) : []),
  ]
}
