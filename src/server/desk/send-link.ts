import { limits } from '#machines/reference/limits.ts'
import { messages } from '#machines/reference/messages.ts'
import type { LinkKind } from '#machines/schemas/desk.ts'
import { auditDeed } from '../audit/audit.store.ts'
import type { Lead } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Actor } from '../engine/log-transitions.ts'
import { ApiError, fail } from '../http/fail.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { signResumeLink } from '../journeys/resume-link-store.ts'
import type { DeliveryChannel } from './ways.ts'

const { linksPerHour } = limits.desk
const withinSeconds = 3_600

/** The page on which a journey's customer pays; the payments module makes it. */
export type PaymentLinks = (deps: Deps) => (lead: Lead, by: Actor) => Promise<string | undefined>

type Sending = { lead: Lead; link: LinkKind; employeeId: string; way: DeliveryChannel; action: string }

/** Creates and sends a link, and logs its receiver but never the link itself. */
export function linkSender(deps: Deps, paymentLinks: PaymentLinks) {
  const { db, clock } = deps
  const limit = (name: string, times: number) => rateLimit(deps, { name, times, withinSeconds })
  const countForJourney = limit('link-lead', linksPerHour.journey)
  const countForEmployee = limit('link-employee', linksPerHour.employee)
  const paymentLinkOf = paymentLinks(deps)

  return async ({ lead, link, employeeId, way, action }: Sending): Promise<string | undefined> => {
    await countForEmployee(employeeId)
    await countForJourney(lead.id)
    const at = clock.now()
    const by: Actor = { actor: 'employee', actorId: employeeId, at, cause: action }
    const address =
      link === 'resume'
        ? (await signResumeLink(deps, lead.id, lead.language)).url
        : await paymentLinkOf(lead, by)
    if (address === undefined) return fail('not-now', messages.desk.notPayable)
    const opened = await way.send(address).catch((error: unknown) => {
      if (error instanceof ApiError) throw error
      deps.log.warn({ err: error, way: way.name }, 'link not sent')
      return fail('unavailable', messages.desk.linkNotSent)
    })
    const fields = [{ field: `link.${link}`, from: null, to: `${way.name} to ${way.masked}` }]
    await auditDeed(db, { leadId: lead.id, employeeId, action, at, fields })
    return opened
  }
}
