import { renewPolicy } from '#contract/profile/own-lists.calls.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { payerOf } from '../payments/a-payer.ts'
import { openedRecordOf } from '../support/lead-of.ts'
import type { TestServer } from '../support/test-server.ts'
import type { Visitor } from '../support/visitor.ts'
import { asAsha, belongsTo } from './signed-in-as.ts'

type Proposed = { visitor: Visitor; customerLeadId: string; caseId: string }

/** Asha pays for what was proposed, and is back two weeks before it ends. */
export async function payAndComeBack(server: TestServer, proposed: Proposed): Promise<void> {
  const payer = payerOf(server, proposed)
  await payer.pay()
  await payer.read()
  await server.jobs.runDue()
  await belongsTo(server, proposed.customerLeadId, 'asha')
  server.clock.set('2027-06-10T10:00:00+05:30')
  asAsha()
}

/** The journey that renews a policy. */
export async function renewed<R extends JourneyRecord>(server: TestServer, sold: string) {
  const visitor = server.visitor()
  const { leadId } = (await visitor.call(renewPolicy, { customerLeadId: sold })).data
  return { visitor, record: await openedRecordOf<R>(server, leadId), leadId }
}
