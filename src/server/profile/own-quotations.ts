import { asOfToday } from '#machines/record/past.ts'
import { insurerById } from '#machines/reference/insurers.ts'
import { dayOf } from '#machines/rules/calendar.ts'
import type { Day } from '#machines/schemas/basics.ts'
import type { OwnQuotation } from '#machines/schemas/profile.ts'
import type { Lead } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { recordOf } from '../journeys/journeys.store.ts'
import { newest, type Owner } from './own-leads.ts'
import { type LastPrice, lastPricesOf, unpaidOf } from './quotations.store.ts'
import { vehicleOf } from './vehicle-of.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

/** A person's journeys that wait to be gone on with. */
export async function ownQuotations({ db, clock }: Needs, owner: Owner) {
  const { data, hasMore } = newest(await unpaidOf(db, owner))
  const prices = await lastPricesOf(
    db,
    data.map(({ id }) => id),
  )
  return { data: data.map((lead) => quotationOf(lead, prices, clock.today())), hasMore }
}

/** One of them, just begun: nothing was priced for it yet. */
export function quotationOf(lead: Lead, prices: readonly LastPrice[], today: Day): OwnQuotation {
  const record = asOfToday(recordOf(lead), today)
  const { savedStep, status, proposalStatus, policyDateExceeded, renewalOf, plan } = record
  const price = lastSeen(
    prices.filter(({ leadId }) => leadId === lead.id),
    plan?.caseId,
  )
  return {
    leadId: lead.id,
    vehicle: vehicleOf(record),
    savedStep,
    ...(status && { status }),
    ...(proposalStatus && { proposalStatus }),
    isTooEarly: policyDateExceeded,
    isRenewal: renewalOf !== undefined,
    lastOn: dayOf(lead.updatedAt),
    ...(price && { price }),
  }
}

function lastSeen(prices: readonly LastPrice[], chosenCase: string | undefined): OwnQuotation['price'] {
  const chosen = prices.find(({ caseId }) => caseId !== null && caseId === chosenCase)
  const [lowest] = prices.toSorted((one, other) => one.amount - other.amount)
  const seen = chosen ?? lowest
  if (!seen) return undefined
  const { name = '', logo = '' } = insurerById(seen.insurerId) ?? {}
  return { insurer: { name, logo }, amount: seen.amount, on: seen.on, isChosen: chosen !== undefined }
}
