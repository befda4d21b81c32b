import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { call } from '#contract/call.ts'
import { clearLeadCookies, setLeadCookies } from '#server/access/lead-cookie.ts'
import { leads, quoteRuns, quotes } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { nobody } from '#server/http/caller.ts'
import type { ServerEnv } from '#server/http/env.ts'
import { serve } from '#server/http/serve.ts'
import { aLead } from '../support/a-lead.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aCustomer, anEmployee } from '../support/signed-in.ts'

const ofLead = { method: 'POST', kind: 'open', action: 'product.look', isSuccess: () => true } as const
const reply = v.object({ leadId: v.nullable(v.string()) })
const begin = call({ ...ofLead, path: 'test/begin', request: v.object({ id: v.string() }), reply })
const leave = call({ ...ofLead, path: 'test/leave', request: v.object({}), reply })
const byLead = call({
  ...ofLead,
  path: 'test/lead',
  lead: 'customerLeadId',
  request: v.object({ customerLeadId: v.optional(v.string()) }),
  reply,
})
const byCase = call({
  ...ofLead,
  path: 'test/case',
  lead: 'caseId',
  request: v.object({ caseId: v.string() }),
  reply,
})
const byPath = call({
  method: 'GET',
  path: 'test/lead/{id}',
  kind: 'read',
  action: 'product.look',
  lead: 'id',
  request: v.object({ id: v.string() }),
  reply,
  isSuccess: () => true,
})

const routes = (deps: Deps) =>
  new Hono<ServerEnv>()
    .route(
      '/',
      serve(begin, async ({ request, c }) => {
        const ownerHash = await setLeadCookies(c, deps, request)
        await deps.db.insert(leads).values(aLead({ id: request.id, ownerHash }))
        return { leadId: request.id }
      }),
    )
    .route(
      '/',
      serve(leave, ({ c }) => {
        clearLeadCookies(c, deps.config)
        return { leadId: null }
      }),
    )
    .route(
      '/',
      serve(byLead, ({ lead }) => ({ leadId: lead?.id ?? null })),
    )
    .route(
      '/',
      serve(byCase, ({ lead }) => ({ leadId: lead?.id ?? null })),
    )
    .route(
      '/',
      serve(byPath, ({ lead }) => ({ leadId: lead?.id ?? null })),
    )

const identify: Deps['identify'] = async (c) => {
  const [customer, employee] = [c.req.header('x-customer'), c.req.header('x-employee')]
  if (employee) return anEmployee(employee)
  return customer ? aCustomer(customer) : nobody
}

describeOnEachDatabase('a lead', { modules: [routes], deps: { identify } }, (server) => {
  async function begun() {
    const visitor = server.visitor()
    await visitor.call(begin, { id: 'lead-1' })
    return visitor
  }

  it('opens for the browser that began it', async () => {
    const visitor = await begun()
    expect(await visitor.call(byLead, { customerLeadId: 'lead-1' })).toEqual({ leadId: 'lead-1' })
    expect(await visitor.call(byPath, { id: 'lead-1' })).toEqual({ leadId: 'lead-1' })
  })

  it('opens for its browser after that began another', async () => {
    const visitor = await begun()
    await visitor.call(begin, { id: 'lead-2' })
    expect(await visitor.call(byLead, { customerLeadId: 'lead-1' })).toEqual({ leadId: 'lead-1' })
  })

  it('opens for its browser though two were begun at once, whichever answer came last', async () => {
    const visitor = server.visitor()
    const ids = ['lead-1', 'lead-2']
    await Promise.all(ids.map((id) => visitor.call(begin, { id })))
    for (const id of ids) expect(await visitor.call(byLead, { customerLeadId: id })).toEqual({ leadId: id })
    await visitor.call(leave)
    for (const id of ids)
      expect((await visitor.refused(byLead, { customerLeadId: id })).code).toBe('prove-owner')
  })

  it('asks anybody else to prove who they are, and shows only which number to ask', async () => {
    await begun()
    await server.db.update(leads).set({ mobile: '9876543210', customerName: 'Asha' })
    const refused = await server.visitor().refused(byLead, { customerLeadId: 'lead-1' })
    expect(refused).toMatchObject({
      http: 403,
      code: 'prove-owner',
      current: { mobile: '98XXXXXX10' },
    })
    expect(JSON.stringify(refused)).not.toMatch(/876543|Asha/)
  })

  it('is not opened by its id in the readable cookie', async () => {
    await begun()
    const thief = server.visitor()
    thief.jar.set('customerLeadId', 'lead-1')
    expect((await thief.refused(byPath, { id: 'lead-1' })).code).toBe('prove-owner')
  })

  it('is not opened by a secret whose signature is not ours', async () => {
    const visitor = await begun()
    const [, name = '', signed = ''] = /(leadOwner-[^=]+)=([^;]+)/.exec(visitor.jar.header) ?? []
    visitor.jar.set(name, signed.replace(/.$/, '') + (signed.endsWith('A') ? 'B' : 'A'))
    expect((await visitor.refused(byLead, { customerLeadId: 'lead-1' })).code).toBe('prove-owner')
  })

  it('is unknown where there is none', async () => {
    const visitor = await begun()
    expect(await visitor.refused(byLead, { customerLeadId: 'lead-9' })).toMatchObject({
      http: 404,
      code: 'unknown-journey',
    })
    expect((await visitor.refused(byCase, { caseId: 'case-9' })).code).toBe('unknown-journey')
  })

  it('is null where the request names none', async () => {
    expect(await server.visitor().call(byLead, {})).toEqual({ leadId: null })
  })

  it('is found by one of its quotes', async () => {
    const visitor = await begun()
    const at = server.clock.now()
    const run = {
      id: 'run-1',
      leadId: 'lead-1',
      request: {},
      requestHash: '',
      onDay: '2026-06-15',
      startedAt: at,
    }
    await server.db.insert(quoteRuns).values(run)
    const quote = {
      id: 'q',
      runId: 'run-1',
      leadId: 'lead-1',
      insurerId: 1,
      state: 'priced',
      caseId: 'case-1',
    } as const
    await server.db.insert(quotes).values(quote)
    expect(await visitor.call(byCase, { caseId: 'case-1' })).toEqual({ leadId: 'lead-1' })
    expect((await server.visitor().refused(byCase, { caseId: 'case-1' })).code).toBe('prove-owner')
  })

  it('opens for its customer and its employee, and for no other', async () => {
    await begun()
    await server.db.update(leads).set({ customerId: 'c1', emplId: 'e1' }).where(eq(leads.id, 'lead-1'))
    const statusFor = async (headers: HeadersInit) =>
      (await server.visitor().fetch('/api/v1/test/lead/lead-1', { headers })).status
    expect(await statusFor({ 'x-customer': 'c1' })).toBe(200)
    expect(await statusFor({ 'x-employee': 'e1' })).toBe(200)
    expect(await statusFor({ 'x-customer': 'c2' })).toBe(403)
    expect(await statusFor({ 'x-employee': 'c1' })).toBe(403)
  })

  it('is kept in one cookie for scripts and one that only the server reads, for two hours [CONST-25]', async () => {
    const response = await server.visitor().ask(begin, { id: 'lead-1' })
    const [readable, owner] = response.headers.getSetCookie()
    expect(readable).toBe('customerLeadId=lead-1; Max-Age=7200; Path=/; SameSite=Lax')
    expect(owner).toMatch(/^leadOwner-[\w-]{8}=[^;]+; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('is forgotten by the browser when asked to be', async () => {
    const visitor = await begun()
    await visitor.call(leave)
    expect(visitor.jar.header).toBe('')
    expect((await visitor.refused(byLead, { customerLeadId: 'lead-1' })).code).toBe('prove-owner')
  })
})
