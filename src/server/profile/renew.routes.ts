import { renewPolicy } from '#contract/profile/own-lists.calls.ts'
import { wireOfQuotation } from '#contract/profile/own-lists.codec.ts'
import { setLeadCookies } from '../access/lead-cookie.ts'
import { isOwn, leadOwnerOf } from '../access/lead-owner.ts'
import type { Module } from '../deps.ts'
import { fail } from '../http/fail.ts'
import { serveLead } from '../http/serve.ts'
import { quotationsOf } from './own-quotations.ts'
import { startRenewal } from './renew.ts'

/** Renews one's own policy; this browser then has the new journey. */
export const renewRoutes: Module = (deps) =>
  serveLead(renewPolicy, async ({ lead, caller, c }) => {
    const owner = leadOwnerOf(deps, caller)
    if (!isOwn(lead, owner)) return fail('unknown-journey')
    const renewal = await startRenewal(deps, lead, {
      caller,
      owner,
      keepLead: (id) => setLeadCookies(c, deps, { id }),
    })
    const [quotation] = await quotationsOf(deps, [renewal])
    if (!quotation) return fail('unknown-journey')
    return { status: 'success' as const, data: wireOfQuotation(quotation) }
  })
