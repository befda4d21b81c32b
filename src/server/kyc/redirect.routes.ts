import { Hono } from 'hono'
import { startKycRedirect } from '#contract/kyc/kyc.calls.ts'
import type { ServerEnv } from '../http/env.ts'
import { Refusal } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { available } from './available.ts'
import { countsOf } from './kyc-limits.ts'
import { type KycNeeds, ownerOf } from './owner.ts'
import { noteReturn, returnPath, startRedirect } from './redirect.ts'

/** To the identity provider's own page and back. What a browser brings along from there proves nothing. */
export function redirectRoutes(needs: KycNeeds): Hono<ServerEnv> {
  const { countCheck } = countsOf(needs)

  const start = serve(startKycRedirect, async ({ request: { customerLeadId, insurerId }, lead }) => {
    await countCheck(customerLeadId)
    const url = await available(needs, () => startRedirect(needs, ownerOf(lead), insurerId))
    return { status: 'success' as const, data: { url } }
  })

  return new Hono<ServerEnv>().route('/', start).get(returnPath, async (c) => {
    const mayOpen = (value: string) =>
      c.var
        .openLead({ key: 'customerLeadId', value, action: 'kyc-redirection' })
        .then(() => true, falseIfRefused)
    const leadId = await noteReturn(needs, c.req.query('state') ?? '', mayOpen)
    return c.redirect(leadId === undefined ? '/' : `/kyc-redirection/${leadId}`, 303)
  })
}

function falseIfRefused(error: unknown): boolean {
  if (error instanceof Refusal) return false
  throw error
}
