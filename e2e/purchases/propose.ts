import type { Page, Request } from 'playwright/test'
import type { PayloadOf } from '#machines/core/event.ts'
import { proposalEvents } from '#machines/motor/proposal/proposal.events.ts'
import { proposalMachine } from '#machines/motor/proposal/proposal.machine.ts'
import { kycEvents } from '#machines/purchase/kyc/kyc.events.ts'
import { kycMachine } from '#machines/purchase/kyc/kyc.machine.ts'
import { motorInsurers } from '#machines/reference/insurers.ts'
import { perform } from '../driver/perform.ts'
import { screenAt } from '../driver/screen-at.ts'
import { standsAt } from '../driver/stands-at.ts'
import { today } from '../driver/today.ts'

type Person = PayloadOf<(typeof proposalEvents)['person.given']>
type VehicleDetails = PayloadOf<(typeof proposalEvents)['vehicleDetails.given']>

export const proposalAt = (page: Page, state: string) => standsAt(page, screenAt(proposalMachine, state))
const usual = <P>({ samples }: { samples: (today: string) => readonly P[] }): P => {
  const [first] = samples(today())
  if (first === undefined) throw new Error('An event has at least one sample')
  return first
}

export const pan = usual(kycEvents['document.given'])
export const usedVehicle: VehicleDetails = usual(proposalEvents['vehicleDetails.given'])
/** A vehicle that has just left the showroom: no certificate and no earlier policy. */
export const newVehicle: VehicleDetails = {
  ...usedVehicle,
  validPuc: undefined,
  pucNumber: undefined,
  pucUntil: undefined,
  previousPolicyNumber: undefined,
  isNew: true,
  hasPast: false,
}

/** The identity check by a PAN that the registry knows. */
export async function proveIdentity(page: Page): Promise<void> {
  await proposalAt(page, 'kyc')
  await perform(page, kycEvents['document.given'], pan)
  await standsAt(page, screenAt(kycMachine, 'found'))
  await perform(page, kycEvents['identity.confirmed'], {})
}

export async function givePerson(page: Page, insurer = 'Digit'): Promise<void> {
  await proposalAt(page, 'person')
  await perform(page, proposalEvents['person.given'], personFor(insurer))
}

/** Only what the chosen insurer asks for. */
function personFor(insurer: string): Person {
  const person = usual(proposalEvents['person.given'])
  const asksPan = motorInsurers.some(({ name, proposal }) => name === insurer && proposal.panRequired)
  return asksPan ? { ...person, needs: ['pan'], pan: pan.docNumber } : person
}

export async function giveNominee(page: Page): Promise<void> {
  await proposalAt(page, 'nominee')
  await perform(page, proposalEvents['nominee.given'], usual(proposalEvents['nominee.given']))
}

/**
 * Identity and health are never written down in the browser, so whoever leaves the page, or opens another one, waits
 * for the save that takes the event along. An earlier save may be on its way still.
 */
export async function saved(page: Page, event: string, answer: () => Promise<void>): Promise<void> {
  const save = page.waitForResponse((response) => response.ok() && isSaveOf(response.request(), event))
  await answer()
  await save
}

function isSaveOf(request: Request, event: string): boolean {
  if (!request.url().endsWith('/admin/flow')) return false
  const { events = [] }: { events?: { type: string }[] } = request.postDataJSON()
  return events.some(({ type }) => type === event)
}

export async function giveVehicle(page: Page, vehicle: VehicleDetails): Promise<void> {
  await proposalAt(page, 'vehicle')
  await perform(page, proposalEvents['vehicleDetails.given'], vehicle)
}

export async function submit(page: Page): Promise<void> {
  await proposalAt(page, 'review')
  await perform(page, proposalEvents['declaration.accepted'], { truth: true })
}

/** All pages of the proposal, up to the insurer's answer. */
export async function propose(page: Page, { insurer = 'Digit', vehicle = usedVehicle } = {}): Promise<void> {
  await proveIdentity(page)
  await givePerson(page, insurer)
  await giveNominee(page)
  await giveVehicle(page, vehicle)
  await submit(page)
}
