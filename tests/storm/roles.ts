import { readFlow } from '#contract/flow/flow.calls.ts'
import { uploadDocument } from '#contract/kyc/upload.calls.ts'
import { may, type Role } from '#machines/reference/permissions.ts'
import { orders, policies, proposals, quoteRuns, quotes, sessions } from '#server/db/schema.ts'
import { aPolicyholder } from '../server/policies/a-policyholder.ts'
import { type AnyRequest, anyRequests } from '../server/support/any-request.ts'
import { leavesOf, withAt } from '../server/support/request-samples.ts'
import { signInCustomer, signInEmployee } from '../server/support/sign-in.ts'
import { signInPartner } from '../server/support/sign-in-partner.ts'
import type { TestServer } from '../server/support/test-server.ts'
import type { Visitor } from '../server/support/visitor.ts'

export type RolesOutcome = { requests: number; lost: string[] }

/** What only Asha typed, and nobody else may read. */
const hers = [
  'Asha Rani Sharma',
  'asha@example.com',
  '9876543210',
  '12 Lake Road',
  'K12MN1234567',
  'MA3EWDE1S00123456',
]

/** How employees work: they see journeys by lists, consent and referral; their own tests say how much of them. */
const byDuty: readonly string[] = ['desk.work', 'desk.lead', 'desk.decide']

/**
 * Somebody of each role asks everything there is, naming what is Asha's in one text after the other: her journey, quote,
 * proposal, order, policy, paper and session. No answer may have a word of hers. `every`: of the requests, one in so many.
 */
export async function roles(server: TestServer, { every }: { every: number }): Promise<RolesOutcome> {
  const ids = await aPurchase(server)
  const outcome: RolesOutcome = { requests: 0, lost: [] }
  let turn = 0
  for (const [role, stranger] of Object.entries(await strangers(server)) as [Role, Visitor][]) {
    for (const asked of anyRequests.filter(
      ({ call }) => may(role, call.action) && !byDuty.includes(call.action),
    )) {
      for (const id of ids) {
        for (const request of naming(asked, id)) {
          turn += 1
          if (turn % every !== 0) continue
          const response = await stranger.ask(asked.call, request)
          const said = await response.text()
          outcome.requests += 1
          const leaked = hers.filter((word) => said.includes(word))
          const told = `${role}, ${asked.call.path} ${JSON.stringify(request)}: ${response.status}`
          if (leaked.length > 0) outcome.lost.push(`${told} told ${leaked}`)
          if (response.status >= 500) outcome.lost.push(told)
        }
      }
    }
  }
  return outcome
}

/** The request with this id in the place of its own lead, or of each other text in turn. */
function naming({ call, request }: AnyRequest, id: string): Record<string, unknown>[] {
  const texts = leavesOf(request).filter(([key]) => /id$/i.test(String(key)) || key === 'token')
  const named = texts.map((path) => withAt(request, path, id) as Record<string, unknown>)
  return call.lead ? [...named, { ...request, [call.lead]: id }] : named
}

/** Asha's whole purchase, by everything that it can be named by. */
async function aPurchase(server: TestServer): Promise<string[]> {
  const { visitor, customerLeadId, caseId, issue } = await aPolicyholder(server)
  await issue()
  const file = new File(['%PDF-1.4\n%%EOF\n'], 'paper.pdf', { type: 'application/pdf' })
  const paper = await visitor.call(uploadDocument, { customerLeadId, docName: 'pan', category: 'kyc', file })
  await signInCustomer(server, visitor, '9876543210')
  const own = await (await visitor.ask(readFlow, { customerLeadId })).text()
  if (!hers.some((word) => own.includes(word))) throw new Error('Her own journey has none of her words')
  const { db } = server
  const rows = await Promise.all([
    db.select({ id: quoteRuns.id }).from(quoteRuns),
    db.select({ id: quotes.id }).from(quotes),
    db.select({ id: proposals.id }).from(proposals),
    db.select({ id: orders.id }).from(orders),
    db.select({ id: policies.leadId }).from(policies),
    db.select({ id: sessions.id }).from(sessions),
  ])
  return [...new Set([customerLeadId, caseId, paper.data.id, ...rows.flat().map(({ id }) => id)])]
}

/** One of each role, none of whom has to do with her. */
async function strangers(server: TestServer): Promise<Record<Role, Visitor>> {
  const visitors = (): Visitor => server.visitor()
  const all: Record<Role, Visitor> = {
    anonymous: visitors(),
    customer: visitors(),
    partner: visitors(),
    agent: visitors(),
    analyst: visitors(),
    tester: visitors(),
    admin: visitors(),
  }
  await signInCustomer(server, all.customer, '9123456780')
  await signInPartner(server, all.partner, '9123456781')
  await signInEmployee(server, all.agent, '9000000001')
  await signInEmployee(server, all.analyst, '9000000003')
  await signInEmployee(server, all.tester, '9000000004')
  await signInEmployee(server, all.admin, '9000000005')
  return all
}
