import { describe, expect, it } from 'vitest'
import type { LeadKey } from '#contract/call.ts'
import { type AnyCall, calls } from '#contract/calls.ts'
import { askConsent, giveConsent } from '#contract/desk/consent.calls.ts'
import { handOver, readHistory } from '#contract/desk/lead.calls.ts'
import { askForPhotograph, decideReferral, referredDocument } from '#contract/desk/referrals.calls.ts'
import { sendOwnerCode, verifyOwnerCode } from '#contract/journey/owner.calls.ts'
import { downloadDocument, uploadDocument } from '#contract/kyc/upload.calls.ts'
import { endOwnSession } from '#contract/profile/own-sessions.calls.ts'
import { sharedQuotes } from '#contract/quotes/shared-quotes.calls.ts'
import { leads } from '#server/db/schema.ts'
import { aPolicyholder } from '../policies/a-policyholder.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { fieldsOf } from '../support/request-fields.ts'
import { signInCustomer, signInEmployee } from '../support/sign-in.ts'
import { signInPartner } from '../support/sign-in-partner.ts'
import type { Visitor } from '../support/visitor.ts'

/** Calls that name a journey and open it in another way than by the lead guard; each is tried by tests of its own. */
const otherwise: readonly Pick<AnyCall, 'path'>[] = [
  // How a stranger proves that the journey is theirs.
  sendOwnerCode,
  verifyOwnerCode,
  // How an employee comes to see it: by the customer's yes.
  askConsent,
  giveConsent,
  // For the lead of the desk alone, whatever the journey.
  handOver,
  readHistory,
  // For whoever decides, whatever the journey; nothing of it is told but the photographs it is decided by.
  decideReferral,
  askForPhotograph,
  referredDocument,
  // The id is a token that its customer gave away.
  sharedQuotes,
  // The id is of a login, and only one's own is ended.
  endOwnSession,
  // The id is a document's, see below.
  downloadDocument,
]

const naming: readonly string[] = [
  'customerLeadId',
  'caseId',
  'id',
  'leadId',
  'documentId',
  'policyId',
  'orderId',
]

const isOtherwise = ({ path }: AnyCall) => otherwise.some((one) => one.path === path)
const guarded = calls.flatMap((call) => (call.lead ? [{ call, lead: call.lead }] : []))

describe('every call that names a journey', () => {
  it('has the server ask first whose it is, or stands here with a reason', () => {
    const unguarded = calls.filter(
      (call) =>
        !call.lead && !isOtherwise(call) && fieldsOf(call.request).some((name) => naming.includes(name)),
    )
    expect(unguarded.map(({ path }) => path)).toEqual([])
  })

  it('names it by a field that its request has', () => {
    const strays = guarded.filter(({ call, lead }) => !fieldsOf(call.request).includes(lead))
    expect(strays.map(({ call }) => call.path)).toEqual([])
  })
})

describeOnEachDatabase('somebody else’s journey', {}, (server) => {
  /** Asha, signed in, with her whole purchase: journey, quote, proposal, payment, policy, and a paper of hers. */
  async function aPurchase() {
    const { visitor, customerLeadId, caseId, issue, lead } = await aPolicyholder(server)
    await issue()
    const file = new File(['%PDF-1.4\n%%EOF\n'], 'paper.pdf', { type: 'application/pdf' })
    const paper = { customerLeadId, docName: 'pan', category: 'kyc', file }
    const { data } = await visitor.call(uploadDocument, paper)
    const ids: Record<LeadKey, string> = { customerLeadId, caseId, id: customerLeadId }
    const { mobile } = await lead()
    await signInCustomer(server, visitor, mobile ?? '')
    return { visitor, ids, paperId: data.id, mobile: mobile ?? '' }
  }

  async function strangers(mobile: string): Promise<Record<string, Visitor>> {
    const all = {
      'a passer-by': server.visitor(),
      'another customer': server.visitor(),
      'a partner who names her number': server.visitor(),
      'an agent': server.visitor(),
      'the admin': server.visitor(),
      'an analyst': server.visitor(),
      'a tester': server.visitor(),
    }
    await signInCustomer(server, all['another customer'], '9123456780')
    await signInPartner(server, all['a partner who names her number'], mobile)
    await signInEmployee(server, all['an agent'], '9000000001')
    await signInEmployee(server, all['the admin'], '9000000005')
    await signInEmployee(server, all['an analyst'], '9000000003')
    await signInEmployee(server, all['a tester'], '9000000004')
    return all
  }

  /** The code of a refusal, or that there was none. */
  async function answerTo(
    visitor: Visitor,
    call: AnyCall,
    request: Record<string, unknown>,
  ): Promise<string> {
    const response = await visitor.ask(call, request)
    if (response.status < 400) return `${response.status}, not refused`
    const { code } = await response.json()
    return `${response.status} ${code}`
  }
  const refusals = ['403 prove-owner', '403 not-allowed', '401 signed-out']

  it('is refused by its lead, quote, payment and policy, on every route there is', async () => {
    const { ids, mobile } = await aPurchase()
    const before = await server.db.select().from(leads)
    const faults: string[] = []
    for (const [who, visitor] of Object.entries(await strangers(mobile))) {
      for (const { call, lead } of guarded) {
        const answer = await answerTo(visitor, call, { [lead]: ids[lead] })
        if (!refusals.includes(answer)) faults.push(`${who}, ${call.path}: ${answer}`)
      }
    }
    expect(faults).toEqual([])
    expect(await server.db.select().from(leads)).toEqual(before)
  })

  it('is refused by its document', async () => {
    const { visitor, paperId, mobile } = await aPurchase()
    for (const stranger of Object.values(await strangers(mobile))) {
      expect(refusals).toContain(await answerTo(stranger, downloadDocument, { id: paperId }))
    }
    expect((await visitor.ask(downloadDocument, { id: paperId })).status).toBe(200)
  })

  it('is not refused to whose it is, on any of these routes', async () => {
    const { visitor, ids } = await aPurchase()
    const faults: string[] = []
    for (const { call, lead } of guarded.filter(({ call }) => call.action !== 'desk.work')) {
      const answer = await answerTo(visitor, call, { [lead]: ids[lead] })
      if (/prove-owner|unknown-journey|signed-out|not-allowed/.test(answer))
        faults.push(`${call.path}: ${answer}`)
    }
    expect(faults).toEqual([])
  })

  it('is as unknown as one that never was, to who asks for it by a made up id', async () => {
    const visitor = server.visitor()
    for (const { call, lead } of guarded.filter(({ call }) => call.action === 'journey.buy')) {
      expect(await answerTo(visitor, call, { [lead]: 'made-up' })).toBe('404 unknown-journey')
    }
  })
})
