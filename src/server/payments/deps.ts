import type { Deps } from '../deps.ts'
import type { Actor } from '../engine/log-transitions.ts'
import type { Gateway } from './gateway/gateway.ts'

/** Dependencies of the payments module. */
export type PaymentDeps = Pick<
  Deps,
  'db' | 'jobs' | 'clock' | 'random' | 'log' | 'config' | 'products' | 'recording' | 'sayIn'
> & {
  gateway: Gateway
}

export const system = ({ clock }: Pick<PaymentDeps, 'clock'>, cause: string): Actor => ({
  actor: 'system',
  at: clock.now(),
  cause,
})
