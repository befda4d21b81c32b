import { reachable } from '#machines/core/saved-machine.ts'
import { motorMachines } from '#machines/motor/motor.saved.ts'
import { asOfToday } from '#machines/record/past.ts'
import { insurerById } from '#machines/reference/insurers.ts'
import { dayOf } from '#machines/rules/calendar.ts'
import type { Day } from '#machines/schemas/basics.ts'
import type { OwnQuotation } from '#machines/schemas/profile.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'
import { recordOf } from '../access/leads.store.ts'
import type { Lead } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { priceChangesOf } from '../quotes/price-history.store.ts'
import { newest, type Owner } from './own-leads.ts'
import { type LastPrice, lastPricesOf, unpaidOf } from './quotations.store.ts'
import { vehicleOf } from './vehicle-of.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

/** A person's journeys that wait to be gone on with. */
export async function ownQuotations(needs: Needs, owner: Owner) {
  const { data, hasMore } = newest(await unpaidOf(needs.db, owner))
  return { data: await quotationsOf(needs, data), hasMore }
}

/** Journeys with the last price that was seen of each, and what it has become. */
export async function quotationsOf({ db, clock }: Needs, leads: readonly Lead[]): Promise<OwnQuotation[]> {
  const today = clock.today()
  const journeys = leads.map((lead) => ({ lead, record: asOfToday(recordOf(lead), today) }))
  const prices = await lastPricesOf(
    db,
    leads.map(({ id }) => id),
  )
  const seen = journeys.flatMap(({ record }) => lastSeen(record, prices) ?? [])
  const changes = await priceChangesOf(db, seen)
  return journeys.map(({ lead, record }) => {
    const price = seen.find(({ leadId }) => leadId === lead.id)
    const changed = changes.find(({ leadId }) => leadId === lead.id)
    return {
      ...rowOf(lead, record, today),
      ...(price && { price: { ...priceOf(price), change: changed?.change } }),
    }
  })
}

function rowOf(lead: Lead, record: MotorRecord, today: Day): OwnQuotation {
  const { savedStep, status, proposalStatus, policyDateExceeded, renewalOf } = record
  return {
    leadId: lead.id,
    vehicle: vehicleOf(record),
    savedStep,
    leadsTo: reachable(motorMachines, record, today),
    ...(status && { status }),
    ...(proposalStatus && { proposalStatus }),
    isTooEarly: policyDateExceeded,
    isRenewal: renewalOf !== undefined,
    lastOn: dayOf(lead.updatedAt),
  }
}

type Seen = LastPrice & { isChosen: boolean }

/** Of the chosen plan, else the lowest. */
function lastSeen({ leadId, plan }: MotorRecord, prices: readonly LastPrice[]): Seen | undefined {
  const own = prices.filter((price) => price.leadId === leadId)
  const chosen = own.find(({ caseId }) => caseId !== null && caseId === plan?.caseId)
  const [lowest] = own.toSorted((one, other) => one.amount - other.amount)
  const seen = chosen ?? lowest
  return seen && { ...seen, isChosen: chosen !== undefined }
}

function priceOf({ insurerId, amount, on, isChosen }: Seen) {
  const { name = '', logo = '' } = insurerById(insurerId) ?? {}
  return { insurer: { name, logo }, amount, on, isChosen }
}
