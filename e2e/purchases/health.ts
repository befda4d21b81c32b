import { expect, type Page } from 'playwright/test'
import type { PayloadOf } from '#machines/core/event.ts'
import { healthProposalEvents } from '#machines/health/proposal/health-proposal.events.ts'
import { healthProposalMachine } from '#machines/health/proposal/health-proposal.machine.ts'
import { healthEvents } from '#machines/health/wizard/health.events.ts'
import { homeEvents } from '#machines/home/home.events.ts'
import { kycEvents } from '#machines/purchase/kyc/kyc.events.ts'
import { kycMachine } from '#machines/purchase/kyc/kyc.machine.ts'
import { chooseCategory } from '../driver/home.ts'
import { perform, press } from '../driver/perform.ts'
import { screenAt } from '../driver/screen-at.ts'
import { standsAt } from '../driver/stands-at.ts'
import { today } from '../driver/today.ts'
import { card } from './shop.ts'

type Person = PayloadOf<(typeof healthProposalEvents)['person.given']>
type Medical = PayloadOf<(typeof healthProposalEvents)['medical.given']>

export const first = <P>({ samples }: { samples: (day: string) => readonly P[] }): P => {
  const [sample] = samples(today())
  if (sample === undefined) throw new Error('An event has at least one sample')
  return sample
}

export const healthAt = (page: Page, state: string) => standsAt(page, screenAt(healthProposalMachine, state))
export const asha: Person = first(healthProposalEvents['person.given'])
export const healthy: Medical = first(healthProposalEvents['medical.given'])

/** What the home page asks. */
export const ashaInJaipur = {
  ...first(homeEvents['health.given']),
  pincode: { value: '302001', label: '302001 Jaipur, Rajasthan' },
}

/** From the home page to the prices. */
export async function askPrices(page: Page): Promise<void> {
  await page.goto('/')
  await chooseCategory(page, 'Health')
  await perform(page, homeEvents['health.given'], ashaInJaipur)
}

export async function chooseHealthPlan(page: Page, insurer: string): Promise<void> {
  await expect(card(page, insurer).getByText('₹').first()).toBeVisible()
  await press(page, healthEvents['plan.chosen'], insurer)
}

/** Up to the first page of the proposal. */
export async function beginProposal(page: Page, insurer = 'Digit'): Promise<void> {
  await askPrices(page)
  await chooseHealthPlan(page, insurer)
}

export async function giveInsured(page: Page, person: Person = asha): Promise<void> {
  await healthAt(page, 'person')
  await perform(page, healthProposalEvents['person.given'], person)
}

export async function proveIdentity(page: Page): Promise<void> {
  await healthAt(page, 'kyc')
  await perform(page, kycEvents['document.given'], first(kycEvents['document.given']))
  await standsAt(page, screenAt(kycMachine, 'found'))
  await perform(page, kycEvents['identity.confirmed'], {})
}

export async function giveMedical(page: Page, medical: Partial<Medical> = {}): Promise<void> {
  await healthAt(page, 'medical')
  await perform(page, healthProposalEvents['medical.given'], { ...healthy, ...medical })
}

export async function giveAddresses(page: Page): Promise<void> {
  await healthAt(page, 'addresses')
  await perform(page, healthProposalEvents['addresses.given'], first(healthProposalEvents['addresses.given']))
}

export async function giveNominee(page: Page): Promise<void> {
  await healthAt(page, 'nominee')
  await perform(page, healthProposalEvents['nominee.given'], first(healthProposalEvents['nominee.given']))
}

export async function declare(page: Page): Promise<void> {
  await healthAt(page, 'review')
  await perform(page, healthProposalEvents['declaration.accepted'], { truth: true })
}

type Answers = { person?: Person; medical?: Partial<Medical> }

/** All pages of the proposal, up to the insurer's answer. */
export async function proposeHealth(page: Page, { person, medical }: Answers = {}): Promise<void> {
  await giveInsured(page, person)
  await proveIdentity(page)
  await giveMedical(page, medical)
  await giveAddresses(page)
  await giveNominee(page)
  await declare(page)
}
