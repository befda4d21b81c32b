import { renewPolicy } from '#contract/profile/own-lists.calls.ts'
import { wireOfQuotation } from '#contract/profile/own-lists.codec.ts'
import { keepLead } from '../access/lead-cookie.ts'
import type { Module } from '../deps.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { isOwn, ownerOf } from './own-leads.ts'
import { quotationsOf } from './own-quotations.ts'
import { renew } from './renew.ts'

/** Renewing a policy of one's own: this browser is at the new journey from then on. */
export const renewRoutes: Module = (deps) =>
  serve(renewPolicy, async ({ lead, asking, c }) => {
    const owner = ownerOf(deps, asking)
    if (!lead || !isOwn(lead, owner)) return refuse('unknown-journey')
    const renewal = await renew(deps, lead, { asking, owner, keepLead: (id) => keepLead(c, deps, id) })
    const [quotation] = await quotationsOf(deps, [renewal])
    if (!quotation) return refuse('unknown-journey')
    return { status: 'success' as const, data: wireOfQuotation(quotation) }
  })
