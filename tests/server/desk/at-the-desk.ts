import * as v from 'valibot'
import type { RequestOf } from '#contract/call.ts'
import { askConsent, giveConsent } from '#contract/desk/consent.calls.ts'
import { listJourneys } from '#contract/desk/journeys.calls.ts'
import type { EmployeeRole } from '#machines/reference/permissions.ts'
import type { Lead } from '#server/db/schema.ts'
import { audits, consents, employees, leads } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { deskWith } from '#server/desk/desk.routes.ts'
import { nobody } from '#server/http/caller.ts'
import { journeys } from '#server/journeys/journeys.routes.ts'
import { paymentLinks } from '#server/payments/payment-links.ts'
import { aLead } from '../support/a-lead.ts'
import { startOfTests } from '../support/clock.ts'
import { anEmployee } from '../support/signed-in.ts'
import type { TestServer } from '../support/test-server.ts'
import type { Visitor } from '../support/visitor.ts'

export const modules = [journeys, deskWith({ paymentLinks })]

export const staff = {
  asha: 'agent',
  ravi: 'agent',
  meera: 'analyst',
  tara: 'tester',
  dev: 'admin',
} as const satisfies Record<string, EmployeeRole>
export type Who = keyof typeof staff

/** Who asks stands in a cookie, so that one server is asked by many. */
const badge = 'badge'
export const identify: Deps['identify'] = async (c) => {
  const who = /badge=(\w+)/.exec(c.req.header('cookie') ?? '')?.[1] as Who | undefined
  return who ? anEmployee(who, staff[who]) : nobody
}

/** Everybody's rows, as the sandbox has them. */
export async function engage(server: TestServer): Promise<void> {
  const createdAt = new Date(startOfTests)
  const rows = Object.entries(staff).map(([username, role], index) => ({
    username,
    name: `${username[0]?.toUpperCase()}${username.slice(1)} Verma`,
    email: `${username}@safar.example`,
    mobile: `900000000${index}`,
    role,
    isActive: true,
    createdAt,
  }))
  await server.db.insert(employees).values(rows)
}

const inbox = v.array(v.object({ text: v.string() }))

/** An employee at their desk. */
export function atTheDesk(server: TestServer, who: Who) {
  const visitor: Visitor = server.visitor()
  visitor.jar.set(badge, who)
  const employee = {
    visitor,
    find: async (query: Partial<RequestOf<typeof listJourneys>> = {}) =>
      (await visitor.call(listJourneys, query)).data,
    ids: async (query: Partial<RequestOf<typeof listJourneys>> = {}) =>
      (await employee.find(query)).rows.map(({ customerLeadId }) => customerLeadId),
    ask: (customerLeadId: string, purpose = 'access') =>
      visitor.call(askConsent, { customerLeadId, purpose }),
    give: (customerLeadId: string, otp: string, purpose = 'access') =>
      visitor.call(giveConsent, { customerLeadId, otp, purpose }),
    /** From the question to the customer telling the code. */
    async getConsent(customerLeadId: string, purpose = 'access') {
      await employee.ask(customerLeadId, purpose)
      return employee.give(customerLeadId, await latestCode(server), purpose)
    },
  }
  return employee
}

/** Messages to a customer, the newest first. */
export async function messagesTo(server: TestServer, to = '9876543210'): Promise<string[]> {
  const response = await server.visitor().fetch(`/sandbox/inbox.json?to=${to}`)
  return v.parse(inbox, await response.json()).map(({ text }) => text)
}

export const latestCode = async (server: TestServer): Promise<string> =>
  /^\d{4}/.exec((await messagesTo(server))[0] ?? '')?.[0] ?? ''

/** Journeys as they lie in the database, each a minute older than the one before it. */
export async function someLeads(server: TestServer, different: readonly Partial<Lead>[]): Promise<void> {
  const start = Date.parse(startOfTests)
  const rows = different.map((one, index) =>
    aLead({ id: `lead-${index + 1}`, updatedAt: new Date(start - index * 60_000), ...one }),
  )
  await server.db.insert(leads).values(rows)
}

/** What employees did, in the order they did it. */
export const auditTrail = (server: TestServer) => server.db.select().from(audits).orderBy(audits.id)

/** A customer's yes as it lies in the database, good for a day. */
export async function letSee(server: TestServer, employeeId: Who, leadId: string): Promise<void> {
  const givenAt = server.clock.now()
  const expiresAt = new Date(givenAt.getTime() + 24 * 3_600_000)
  const of = { id: `consent-${leadId}`, leadId, employeeId, purpose: 'access' as const }
  await server.db.insert(consents).values({ ...of, detail: {}, givenAt, expiresAt })
}
