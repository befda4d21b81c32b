import { Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { startKycRedirect } from '#contract/kyc/kyc.calls.ts'
import type { ServerEnv } from '../http/env.ts'
import { serve } from '../http/serve.ts'
import { available } from './available.ts'
import { countsOf } from './kyc-limits.ts'
import { type KycDeps, kycOwnerOf } from './owner.ts'
import { noteReturn, returnPath, startRedirect } from './redirect.ts'
import { goodForMs } from './redirect-state.ts'

/**
 * Which check this browser was sent away for. It comes along from another site, as the cookies of a session do not,
 * so that who signed in, and an employee, come back from there like the browser that began the journey.
 */
const awayCookie = 'kyc_check'

/** To the identity provider's own page and back. What a browser brings along from there proves nothing. */
export function redirectRoutes(deps: KycDeps): Hono<ServerEnv> {
  const { countCheck } = countsOf(deps)

  const start = serve(startKycRedirect, async ({ request: { customerLeadId, insurerId }, lead, c }) => {
    await countCheck(customerLeadId)
    const { url, checkId } = await available(deps, () =>
      startRedirect(deps, kycOwnerOf(deps, lead), insurerId),
    )
    setCookie(c, awayCookie, checkId, {
      path: returnPath,
      maxAge: goodForMs / 1000,
      httpOnly: true,
      sameSite: 'Lax',
      secure: deps.config.baseUrl.startsWith('https:'),
    })
    return { status: 'success' as const, data: { url } }
  })

  return new Hono<ServerEnv>().route('/', start).get(returnPath, async (c) => {
    const leadId = await noteReturn(deps, c.req.query('state') ?? '', getCookie(c, awayCookie))
    return c.redirect(leadId === undefined ? '/' : `/kyc-redirection/${leadId}`, 303)
  })
}
