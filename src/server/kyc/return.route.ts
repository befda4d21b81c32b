import { Hono } from 'hono'
import type { ServerEnv } from '../http/env.ts'
import { Refusal } from '../http/refuse.ts'
import type { KycNeeds } from './owner.ts'
import { noteReturn, returnPath } from './redirect.ts'

/** Takes a browser that comes back from the provider's page to its journey. What it brings along proves nothing. */
export function returnRoute(needs: KycNeeds): Hono<ServerEnv> {
  return new Hono<ServerEnv>().get(returnPath, async (c) => {
    const mayOpen = (value: string) =>
      c.var.openLead({ key: 'customerLeadId', value }).then(() => true, falseIfRefused)
    const leadId = await noteReturn(needs, c.req.query('state') ?? '', mayOpen)
    return c.redirect(leadId === undefined ? '/' : `/kyc-redirection/${leadId}`, 303)
  })
}

function falseIfRefused(error: unknown): boolean {
  if (error instanceof Refusal) return false
  throw error
}
