import { Hono } from 'hono'
import { handOver, listColleagues, readHistory } from '#contract/desk/lead.calls.ts'
import { messages } from '#machines/reference/messages.ts'
import { findLead } from '../access/leads.store.ts'
import { auditLook, auditsOf } from '../audit/audit.store.ts'
import { mayAccess } from '../audit/consents.store.ts'
import type { Lead } from '../db/schema.ts'
import type { Deps, Module } from '../deps.ts'
import type { Asking } from '../http/asking.ts'
import type { ServerEnv } from '../http/env.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { attribute } from './attribute.ts'
import { colleagues, findColleague, namesOf } from './colleagues.store.ts'
import { historyOf } from './history.ts'

/** What only an admin does: give a journey to a colleague, and read who did what with it. */
export const leadRoutes: Module = (deps) => {
  const { db, clock } = deps

  const list = serve(listColleagues, async () => ({
    status: 'success' as const,
    data: (await colleagues(db)).map(({ username, name, role }) => ({ username, name, role })),
  }))

  const hand = serve(handOver, async ({ request, asking: { employeeId } }) => {
    if (employeeId === null) return refuse('not-allowed')
    const to = await findColleague(db, request.username)
    if (!to) return refuseColleague()
    await attribute(deps, request.customerLeadId, to.username, employeeId)
    return { status: 'success' as const, data: { emplId: to.username } }
  })

  const history = serve(readHistory, async ({ request: { customerLeadId }, asking }) => {
    const lead = await findLead(db, customerLeadId)
    if (!lead || asking.employeeId === null) return refuse('unknown-journey')
    const look = { leadId: lead.id, employeeId: asking.employeeId, action: readHistory.path, at: clock.now() }
    await auditLook(db, look)
    const rows = await auditsOf(db, lead.id)
    const names = await namesOf(db, [...new Set(rows.map((row) => row.employeeId))])
    const tellsValues = await opens(deps, lead, asking)
    return { status: 'success' as const, data: rows.map((row) => historyOf(row, names, tellsValues)) }
  })

  return [list, hand, history].reduce((routes, one) => routes.route('/', one), new Hono<ServerEnv>())
}

/** The same rule as for opening it: attributed to them, or the customer's consent. */
const opens = async ({ db, clock }: Deps, { id, emplId }: Lead, { employeeId }: Asking): Promise<boolean> =>
  employeeId !== null && (emplId === employeeId || mayAccess(db, id, employeeId, clock.now()))

const refuseColleague = () =>
  refuse('invalid', undefined, { issues: [{ path: 'username', message: messages.desk.unknownColleague }] })
