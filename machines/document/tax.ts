import { insurerById } from '../reference/insurers.ts'
import { placeLabel } from '../reference/place-labels.ts'
import { stateByName, stateOf } from '../reference/states.ts'
import type { JourneyRecord } from '../schemas/journey-record.ts'
import type { Row } from './document.ts'
import { printAmount } from './format.ts'

/** The tax of a premium as an invoice splits it: two halves inside the insurer's state, one whole elsewhere. */
export function taxRows({ plan, person }: JourneyRecord, rate: number): Row[] {
  if (!plan) return []
  if (rate === 0) return [row('GST, not charged', plan.gst)]
  const half = plan.gst / 2
  if (!isWithin(plan.insurerId, person?.state)) return [row(`IGST ${rate}%`, plan.gst)]
  return [row(`CGST ${rate / 2}%`, half), row(`SGST ${rate / 2}%`, plan.gst - half)]
}

const row = (label: string, amount: number): Row => ({ cells: [label, printAmount(amount)] })

const homeOf = (insurerId: number) => insurerById(insurerId)?.homeState ?? ''

const isWithin = (insurerId: number, state: string | undefined) =>
  state !== undefined && stateByName(state)?.rtoCode === homeOf(insurerId)

/** Rajasthan (08): where the service is supplied, by the buyer's address. */
export function placeOfSupply({ person, plan }: JourneyRecord): string {
  const state = stateByName(person?.state ?? '') ?? stateOf(homeOf(plan?.insurerId ?? 0))
  return state ? `${placeLabel(state.name)} (${state.gstCode})` : 'Not known'
}
