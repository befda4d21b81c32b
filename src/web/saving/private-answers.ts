import { type StepKey, stepKeyOf } from '#contract/flow/step-name.ts'
import type { EventDefinition, GivenEvent } from '#machines/core/event.ts'
import { products } from '#machines/products.ts'

export type OfProduct = { quoteType: string }

/**
 * Identity numbers and what a person says of their health are never stored in the browser (ruling 18). A ticked
 * consent alone is no secret.
 */
const asksSecrets = ({ fields }: Pick<EventDefinition, 'fields'>): boolean =>
  Object.values(fields).some(({ secret, control }) => secret && control !== 'checkbox')

/** Whether an event carries such answers, of whichever product it is. */
export const isPrivate = ({ type }: GivenEvent): boolean =>
  products.some(({ events: { [type]: definition } }) => definition && asksSecrets(definition))

/** The saved steps of a product that carry such answers. */
export function privateSteps({ quoteType }: OfProduct): StepKey[] {
  const { events = {} } = products.find(({ key }) => key === quoteType) ?? {}
  const steps = Object.values(events).flatMap(({ saved, fields }) =>
    saved && asksSecrets({ fields }) ? [stepKeyOf(saved.step)] : [],
  )
  return [...new Set(steps)]
}
