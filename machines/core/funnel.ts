import type { FunnelStep } from '../reference/funnel-steps.ts'
import type { TrafficProduct } from '../reference/traffic-products.ts'

/** The steps that have states of each product. `number` is the first question of one that asks for no number. */
export type ProductStep = 'number' | 'price' | 'plan' | 'proposal'

/**
 * Ids of states by step. A step is reached where one of its states, or a state within one, is entered. Its map opens at
 * the first of them.
 */
export type FunnelStates<Step extends FunnelStep> = Record<Step, readonly [string, ...string[]]>

/** Where a product's journeys are on the way to a policy, and what they are counted as. */
export type ProductFunnel = {
  countedAs: readonly TrafficProduct[]
  states: FunnelStates<ProductStep>
}
