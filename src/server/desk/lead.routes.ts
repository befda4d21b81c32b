import { Hono } from 'hono'
import { handOver, listColleagues, readHistory } from '#contract/desk/lead.calls.ts'
import { messages } from '#machines/reference/messages.ts'
import { findLead } from '../access/leads.store.ts'
import { auditLook, auditsOf } from '../audit/audit.store.ts'
import { mayAccess } from '../audit/consents.store.ts'
import type { Lead } from '../db/schema.ts'
import type { Deps, Module } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import type { ServerEnv } from '../http/env.ts'
import { fail } from '../http/fail.ts'
import { serve } from '../http/serve.ts'
import { attribute } from './attribute.ts'
import { colleagues, findColleague, namesOf } from './colleagues.store.ts'
import { historyOf } from './history.ts'

/** Admin only: handing a journey over, and reading its audit trail. */
export const leadRoutes: Module = (deps) => {
  const { db, clock } = deps

  const list = serve(listColleagues, async () => ({
    status: 'success' as const,
    data: (await colleagues(db)).map(({ username, name, role }) => ({ username, name, role })),
  }))

  const hand = serve(handOver, async ({ request, caller: { employeeId } }) => {
    if (employeeId === null) return fail('not-allowed')
    const to = await findColleague(db, request.username)
    if (!to) return rejectColleague()
    await attribute(deps, request.customerLeadId, to.username, employeeId)
    return { status: 'success' as const, data: { emplId: to.username } }
  })

  const history = serve(readHistory, async ({ request: { customerLeadId }, caller }) => {
    const lead = await findLead(db, customerLeadId)
    if (!lead || caller.employeeId === null) return fail('unknown-journey')
    const look = { leadId: lead.id, employeeId: caller.employeeId, action: readHistory.path, at: clock.now() }
    await auditLook(db, look)
    const rows = await auditsOf(db, lead.id)
    const names = await namesOf(db, [...new Set(rows.map((row) => row.employeeId))])
    const tellsValues = await opens(deps, lead, caller)
    return { status: 'success' as const, data: rows.map((row) => historyOf(row, names, tellsValues)) }
  })

  return [list, hand, history].reduce((routes, one) => routes.route('/', one), new Hono<ServerEnv>())
}

/** The same rule as for opening it: attributed to them, or the customer's consent. */
const opens = async ({ db, clock }: Deps, { id, emplId }: Lead, { employeeId }: Caller): Promise<boolean> =>
  employeeId !== null && (emplId === employeeId || mayAccess(db, id, employeeId, clock.now()))

const rejectColleague = () =>
  fail('invalid', undefined, { issues: [{ path: 'username', message: messages.desk.unknownColleague }] })
