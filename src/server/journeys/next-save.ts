import type { Context } from 'hono'
import * as v from 'valibot'
import { saveFlow } from '#contract/flow/flow.calls.ts'
import type { ServerProduct } from '#machines/core/server-product.ts'
import type { LatestLeads } from '../access/latest-leads.ts'
import { mayOpen } from '../access/lead-guard.ts'
import type { SaveRequest } from '../engine/submitted.ts'
import { saidLanguage } from '../http/asked-language.ts'
import type { Caller } from '../http/caller.ts'
import type { SavedJourney } from './save-journey.ts'

type NextSave = { remembered: SavedJourney; request: SaveRequest }

const named = v.object({ customerLeadId: v.string(), version: v.number(), quoteType: v.string() })

/**
 * A save that follows the last one of its lead, by somebody to whom the lead as remembered is open: a customer or the
 * browser that began it, in the same language as before. Undefined for all that takes more than writing: the lead is
 * opened for it as for every call. Only a save that may be made forgets the lead, so nobody else can.
 */
export function nextSaveOf(
  { latest, products }: { latest: LatestLeads<SavedJourney>; products: readonly ServerProduct[] },
  { input, caller, c }: { input: unknown; caller: Caller; c: Context },
): NextSave | undefined {
  const next = v.safeParse(named, input)
  if (!next.success || caller.employeeId !== null) return undefined
  const { customerLeadId, version, quoteType } = next.output
  const remembered = latest.find(customerLeadId, version)
  if (!remembered) return undefined
  const { lead } = remembered
  if (lead.quoteType !== quoteType || !mayOpen(lead, caller)) return undefined
  if ((saidLanguage(c) ?? lead.language) !== lead.language) return undefined
  const request = v.safeParse(saveFlow.request, input)
  if (!request.success || asksRegister(products, request.output)) return undefined
  latest.forget(customerLeadId)
  return { remembered, request: request.output }
}

/** What is refused from memory is played again on the row, but no partner is asked twice. */
function asksRegister(products: readonly ServerProduct[], { quoteType, events = [] }: SaveRequest): boolean {
  const { register } = products.find(({ key }) => key === quoteType) ?? {}
  return register?.shownTo(events) !== undefined
}
