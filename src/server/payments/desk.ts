import type { Deps } from '../deps.ts'
import type { Actor } from '../engine/log-transitions.ts'
import type { Gateway } from './gateway/gateway.ts'

/** What the payment module works with. */
export type Desk = Pick<Deps, 'db' | 'jobs' | 'clock' | 'random' | 'log' | 'config' | 'products'> & {
  gateway: Gateway
}

export const system = ({ clock }: Pick<Desk, 'clock'>, cause: string): Actor => ({
  actor: 'system',
  at: clock.now(),
  cause,
})
