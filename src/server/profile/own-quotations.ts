import { reachable } from '#machines/core/saved-machine.ts'
import type { ServerProduct } from '#machines/core/server-product.ts'
import { productOf } from '#machines/products.ts'
import { insurerById } from '#machines/reference/insurers.ts'
import { dayOf } from '#machines/rules/calendar.ts'
import type { Day } from '#machines/schemas/basics.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { OwnQuotation } from '#machines/schemas/profile.ts'
import type { LeadOwner } from '../access/lead-owner.ts'
import { openRecordOf } from '../access/leads.store.ts'
import type { Lead } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { priceChangesOf } from '../quotes/price-history.store.ts'
import { newest } from './own-leads.ts'
import { type LastPrice, lastPricesOf, unpaidOf } from './quotations.store.ts'

type OwnQuotationsDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'products'>

/** A person's unfinished journeys. */
export async function ownQuotations(deps: OwnQuotationsDeps, owner: LeadOwner) {
  const { data, hasMore } = newest(await unpaidOf(deps.db, owner))
  return { data: await quotationsOf(deps, data), hasMore }
}

/** Journeys with the last price of each, and how it changed. */
export async function quotationsOf(deps: OwnQuotationsDeps, leads: readonly Lead[]): Promise<OwnQuotation[]> {
  const today = deps.clock.today()
  const journeys = leads.map((lead) => {
    const product = productOf(deps.products, lead)
    return { lead, product, record: product.asOfToday(openRecordOf(deps, lead), today) }
  })
  const prices = await lastPricesOf(
    deps.db,
    leads.map(({ id }) => id),
  )
  const seen = journeys.flatMap(({ record }) => lastSeen(record, prices) ?? [])
  const changes = await priceChangesOf(deps, seen)
  return journeys.map(({ lead, product, record }) => {
    const price = seen.find(({ leadId }) => leadId === lead.id)
    const changed = changes.find(({ leadId }) => leadId === lead.id)
    return {
      ...rowOf(product, lead, record, today),
      ...(price && { price: { ...priceOf(price), change: changed?.change } }),
    }
  })
}

function rowOf(product: ServerProduct, lead: Lead, record: JourneyRecord, today: Day): OwnQuotation {
  const { savedStep, status, proposalStatus, renewalOf } = record
  return {
    leadId: lead.id,
    quoteType: product.key,
    insured: product.summary(record),
    navigationState: product.navigationState(record),
    savedStep,
    leadsTo: reachable(product.machines, record, today),
    ...(status && { status }),
    ...(proposalStatus && { proposalStatus }),
    isTooEarly: product.isTooEarly(record),
    isRenewal: renewalOf !== undefined,
    lastOn: dayOf(lead.updatedAt),
  }
}

type Seen = LastPrice & { quoteType: string; isChosen: boolean }

/** Of the chosen plan, else the lowest. */
function lastSeen(
  { leadId, quoteType, plan }: JourneyRecord,
  prices: readonly LastPrice[],
): Seen | undefined {
  const own = prices.filter((price) => price.leadId === leadId)
  const chosen = own.find(({ caseId }) => caseId !== null && caseId === plan?.caseId)
  const [lowest] = own.toSorted((one, other) => one.amount - other.amount)
  const seen = chosen ?? lowest
  return seen && { ...seen, quoteType, isChosen: chosen !== undefined }
}

function priceOf({ insurerId, amount, on, isChosen }: Seen) {
  const { name = '', logo = '' } = insurerById(insurerId) ?? {}
  return { insurer: { name, logo }, amount, on, isChosen }
}
