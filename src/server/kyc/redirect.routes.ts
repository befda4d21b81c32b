import { Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { startKycRedirect } from '#contract/kyc/kyc.calls.ts'
import type { ServerEnv } from '../http/env.ts'
import { serveLead } from '../http/serve.ts'
import { available } from './available.ts'
import { countsOf } from './kyc-limits.ts'
import { type KycDeps, kycOwnerOf } from './owner.ts'
import { noteReturn, returnPath, startRedirect } from './redirect.ts'
import { goodForMs } from './redirect-state.ts'

/**
 * The check this browser was sent away for. Unlike session cookies it is sent on the way back from another site, so
 * that customers and employees return like the browser that started the journey.
 */
const awayCookie = 'kyc_check'

/** To the identity provider's page and back. What a browser brings back proves nothing. */
export function redirectRoutes(deps: KycDeps): Hono<ServerEnv> {
  const { countCheck } = countsOf(deps)

  const start = serveLead(
    startKycRedirect,
    async ({ request: { customerLeadId, insurerId, fullName }, lead, c }) => {
      await countCheck(c, customerLeadId)
      const { url, checkId } = await available(deps, () =>
        startRedirect(deps, kycOwnerOf(deps, lead, fullName), insurerId),
      )
      setCookie(c, awayCookie, checkId, {
        path: returnPath,
        maxAge: goodForMs / 1000,
        httpOnly: true,
        sameSite: 'Lax',
        secure: deps.config.baseUrl.startsWith('https:'),
      })
      return { status: 'success' as const, data: { url } }
    },
  )

  return new Hono<ServerEnv>().route('/', start).get(returnPath, async (c) => {
    const leadId = await noteReturn(deps, c.req.query('state') ?? '', getCookie(c, awayCookie))
    return c.redirect(leadId === undefined ? '/' : `/kyc-redirection/${leadId}`, 303)
  })
}
