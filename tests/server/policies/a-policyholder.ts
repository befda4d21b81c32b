import { getPolicyDocument } from '#contract/policy/policy.calls.ts'
import { policyOfReply } from '#contract/policy/policy.codec.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { policies, proposals } from '#server/db/schema.ts'
import { aPayer, noWebhooks } from '../payments/a-payer.ts'
import { plan } from '../support/sandbox-plan.ts'
import type { TestServer } from '../support/test-server.ts'

export { modules } from '../payments/a-payer.ts'

/** Asha, whose money was just taken and whose policy nobody has begun to issue. */
export async function aPolicyholder(server: TestServer, base?: MotorRecord) {
  const payer = await aPayer(server, base)
  await noWebhooks(server)
  await payer.pay()
  await payer.read()
  const { visitor, customerLeadId: id } = payer
  return {
    ...payer,
    document: async () => policyOfReply(await visitor.call(getPolicyDocument, { id })),
    policies: () => server.db.select().from(policies),
    /** What the insurer was told to do comes to pass, and the jobs that are due are done. */
    async issue() {
      await server.jobs.runDue()
    },
    /** Lets us name another proposal to the insurer than the one it accepted; gives the number of before. */
    async misquote(number: string): Promise<string> {
      const [proposal] = await server.db.select().from(proposals)
      await server.db.update(proposals).set({ insurerReference: number })
      return proposal?.insurerReference ?? ''
    },
  }
}

/** What the insurer shall do otherwise. */
export const insurerDoes = (
  server: TestServer,
  call: 'lookup' | 'issue' | 'document',
  outcome: Record<string, unknown>,
): Promise<void> => plan(server, 'insurer', { call, key: 'digit', ...outcome })

type Told = {
  to: string
  channel: string
  text: string
  attachments?: readonly { name: string; size: number }[]
}

/** What has arrived by SMS and mail, newest first. */
export async function inboxOf(server: TestServer, to: string): Promise<Told[]> {
  const response = await server.app.request(`/sandbox/inbox.json?to=${encodeURIComponent(to)}`)
  return response.json()
}
