import { Hono } from 'hono'
import { getKycConfig, getKycServiceStatus } from '#contract/kyc/kyc.calls.ts'
import type { ServerEnv } from '../http/env.ts'
import { serve } from '../http/serve.ts'
import { configOf, insurerOf } from './kyc-config.ts'
import type { KycDeps } from './owner.ts'

/** What can be checked, and whether it is currently available. */
export function configRoutes({ partner }: Pick<KycDeps, 'partner'>): Hono<ServerEnv> {
  const config = serve(getKycConfig, ({ request: { insurerId, customerType } }) => ({
    status: 'success' as const,
    data: configOf(insurerOf(insurerId), customerType),
  }))
  const service = serve(getKycServiceStatus, ({ request }) => ({
    status: 'success' as const,
    data: { insurerId: insurerOf(request.insurerId).insurerId, available: partner.isAvailable() },
  }))
  return new Hono<ServerEnv>().route('/', config).route('/', service)
}
