import type { FunnelStates, ProductStep } from './core/funnel.ts'
import { type FunnelStep, funnelSteps } from './reference/funnel-steps.ts'
import type { TrafficProduct } from './reference/traffic-products.ts'
import { serverProducts } from './server-products.ts'

/** Of what all products share: the first page, and the way from an accepted proposal to the policy. */
const shared: FunnelStates<Exclude<FunnelStep, ProductStep>> = {
  visit: ['home'],
  kyc: ['kyc.verified'],
  payment: ['payment.summary', 'payment'],
  policy: ['payment.issued', 'lifecycle.policyDocSuccess'],
}

type FunnelState = {
  step: FunnelStep
  state: string
  /** As what it is counted; absent where products share it. */
  products?: readonly TrafficProduct[]
}

/** Every state that is a step of a purchase, in the order of the steps and of the products. */
export const funnelStates: readonly FunnelState[] = funnelSteps.flatMap((step): FunnelState[] =>
  isShared(step)
    ? shared[step].map((state) => ({ step, state }))
    : serverProducts.flatMap(({ funnel: { states, countedAs } }) =>
        states[step].map((state) => ({ step, state, products: countedAs })),
      ),
)

function isShared(step: FunnelStep): step is keyof typeof shared {
  return step in shared
}

/** The machine a state is of, which its id begins with. */
export const machineIdOf = (state: string): string => state.split('.')[0] ?? state
