import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { getProposalStatus, submitProposal } from '#contract/proposal/proposal.calls.ts'
import { consents, leads } from '#server/db/schema.ts'
import { deskWith } from '#server/desk/desk.routes.ts'
import { paymentLinks } from '#server/payments/payment-links.ts'
import { aShopper, digit, insurerDoes, modules as shop } from '../proposals/a-shopper.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { atTheDesk, engage, identify, messagesTo } from './at-the-desk.ts'

const modules = [...shop, deskWith({ paymentLinks })]

describeOnEachDatabase(
  'a premium changed while an employee helps',
  { modules, deps: { identify } },
  (server) => {
    beforeEach(() => engage(server))

    async function changed() {
      const shopper = await aShopper(server)
      await shopper.complete(digit)
      await insurerDoes(server, digit, 'propose', { do: 'changePrice', by: 500 })
      const { data } = await shopper.submit()
      const { customerLeadId } = shopper
      await server.db.update(leads).set({ emplId: 'asha' }).where(eq(leads.id, customerLeadId))
      const agent = atTheDesk(server, 'asha')
      const now = data.finalPremium ?? 0
      const accept = async (acceptedPremium = now) =>
        agent.visitor.ask(submitProposal, await shopper.proposal({ acceptedPremium }))
      return { shopper, agent, now, accept, customerLeadId }
    }

    it('is accepted by the employee only with the customer’s yes to that very amount [EMP-12]', async () => {
      const { shopper, agent, now, accept, customerLeadId } = await changed()
      const refused = await accept()
      expect([refused.status, await refused.json()]).toMatchObject([
        403,
        { message: 'The customer has not agreed to this premium yet. Ask for their consent first.' },
      ])
      await agent.getConsent(customerLeadId)
      expect((await accept()).status).toBe(403)
      expect(await shopper.status()).toBe('proposalPremiumMismatch')

      await agent.getConsent(customerLeadId, 'premium')
      const rupees = now.toLocaleString('en-IN')
      expect((await messagesTo(server))[0]).toMatch(
        new RegExp(`^\\d{4} is your yes to the new premium of ₹${rupees}`),
      )
      const [given] = await server.db.select().from(consents).where(eq(consents.purpose, 'premium'))
      expect(given?.detail).toEqual({ premiumPaise: Math.round(now * 100) })
      expect((await accept()).status).toBe(200)
      expect(await shopper.status()).toBe('proposalSuccess')
    })

    it('needs another yes where it changes once more, or where a day has passed', async () => {
      const { shopper, agent, accept, customerLeadId } = await changed()
      await agent.getConsent(customerLeadId, 'premium')
      await insurerDoes(server, digit, 'propose', { do: 'changePrice', by: 900 })
      expect((await accept()).status).toBe(200)
      expect(await shopper.status()).toBe('proposalPremiumMismatch')
      const { data } = await agent.visitor.call(getProposalStatus, { customerLeadId })
      expect((await accept(data.finalPremium)).status).toBe(403)
      await agent.getConsent(customerLeadId, 'premium')
      expect((await accept(data.finalPremium)).status).toBe(200)
      expect(await shopper.status()).toBe('proposalSuccess')
    })

    it('is the customer’s own to accept without asking anybody', async () => {
      const { shopper, now } = await changed()
      const { data } = await shopper.submit({ acceptedPremium: now })
      expect(data.proposalStatus).toBe('proposalSuccess')
    })
  },
)
