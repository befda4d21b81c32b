import type { FunnelStep } from '../reference/funnel-steps.ts'
import type { TrafficProduct } from '../reference/traffic-products.ts'

/** Those that each product has states of its own for; its first question where it asks for no number. */
export type ProductStep = 'number' | 'price' | 'plan' | 'proposal'

/**
 * Ids of states by the step they are. A step is come to where one of its states, or a state within it, is entered; the
 * first is the one that is looked at on a map.
 */
export type FunnelStates<Step extends FunnelStep> = Record<Step, readonly [string, ...string[]]>

/** Where a product's journeys are on the way to a policy, and what they are counted as. */
export type ProductFunnel = {
  countedAs: readonly TrafficProduct[]
  states: FunnelStates<ProductStep>
}
