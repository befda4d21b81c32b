import type { AnyEventObject } from 'xstate'
import type { SavedStep } from '#machines/core/meta.ts'
import type { Product } from '#machines/core/product.ts'
import type { Outcomes } from '#machines/core/saved-machine.ts'
import { healthProduct } from '#machines/health/health.product.ts'
import { healthEvents } from '#machines/health/wizard/health.events.ts'
import { motorProduct } from '#machines/motor/motor.product.ts'
import { quoteListEvents } from '#machines/motor/quote-list/quote-list.events.ts'
import type { KnownVehicle } from '#machines/motor/record/motor-record.ts'
import { petProduct } from '#machines/pet/pet.product.ts'
import { petEvents } from '#machines/pet/wizard/pet.events.ts'
import { isOf } from '#machines/products.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { Plan } from '#machines/schemas/plan.ts'

/** What a walk of saved steps has to know of a product. */
export type WalkedProduct = {
  product: Product
  /** The prices that insurers have given. */
  plans(today: string): Plan[]
  /** The step as which a chosen plan is saved. */
  plansStep: SavedStep
  /** The step as which a journey with this record begins. */
  firstStep(record: JourneyRecord): SavedStep
  /** What is looked up by its number, and can be another one; empty where nothing is. */
  numberOf(record: JourneyRecord): string
  /** Results of its own calls, where these events were caused. */
  outcomes(events: readonly AnyEventObject[], found: KnownVehicle): Outcomes
}

export const walkedMotor: WalkedProduct = {
  product: motorProduct,
  plans: (today) => quoteListEvents['quote.arrived'].samples(today).map(({ plan }) => plan),
  plansStep: 7,
  firstStep: (record) => (isOf(motorProduct, record) && record.variant ? 4 : 1),
  numberOf: (record) => (isOf(motorProduct, record) ? record.registrationNumber : ''),
  outcomes: (events, found) => ({ lookUpVehicle: isShown(events) ? found : null, recallVehicle: null }),
}

const isShown = (events: readonly AnyEventObject[]) =>
  events.some(({ type }) => /^vehicle(Class)?\.(corrected|confirmed|denied)$/.test(type))

export const walkedHealth: WalkedProduct = {
  product: healthProduct,
  plans: (today) => healthEvents['quote.arrived'].samples(today).map(({ plan }) => plan),
  plansStep: 2,
  firstStep: () => 1,
  numberOf: () => '',
  outcomes: () => ({}),
}

export const walkedPet: WalkedProduct = {
  product: petProduct,
  plans: (today) => petEvents['quote.arrived'].samples(today).map(({ plan }) => plan),
  plansStep: 3,
  firstStep: () => 1,
  numberOf: () => '',
  outcomes: () => ({}),
}
