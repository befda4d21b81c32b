import { insurerOf } from '#machines/reference/insurers.ts'
import { isPaid } from '#machines/rules/journey-status.ts'
import { refundedBy } from '#machines/rules/refund-day.ts'
import { isRenewable, policyState, type RenewalWindow, renewalWindow } from '#machines/rules/renewal.ts'
import type { Day } from '#machines/schemas/basics.ts'
import type { Endorsement } from '#machines/schemas/endorsement.ts'
import type { OwnPolicy, RenewalStatus } from '#machines/schemas/profile.ts'
import type { LeadOwner } from '../access/lead-owner.ts'
import { recordOf } from '../access/leads.store.ts'
import type { Cancellation, Policy, StoredEndorsement } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { endorsementRow, endorsementsOf } from '../policies/endorse/endorsements.store.ts'
import { issuedOf } from '../policies/policies.store.ts'
import { insuredOf, newest } from './own-leads.ts'
import { type Bought, boughtBy, type Renewal, renewalsOf } from './policies.store.ts'

type OwnPoliciesDeps = Pick<Deps, 'db' | 'clock' | 'products'>

/** A person's policies as of today. */
export async function ownPolicies(deps: OwnPoliciesDeps, owner: LeadOwner) {
  const { db } = deps
  const { data, hasMore } = newest(await boughtBy(db, owner))
  const renewals = await renewalsOf(
    db,
    owner,
    data.map(({ lead }) => lead.id),
  )
  const changes = await endorsementsOf(
    db,
    data.flatMap(({ policy }) => policy?.id ?? []),
  )
  return { data: data.map((bought) => rowOf(deps, bought, { renewals, changes })), hasMore }
}

/** What has followed the purchases. */
type Since = { renewals: readonly Renewal[]; changes: readonly StoredEndorsement[] }

function rowOf(deps: OwnPoliciesDeps, { lead, policy }: Bought, { renewals, changes }: Since): OwnPolicy {
  const renewal = renewals.findLast(({ of }) => of === lead.id)
  if (policy) {
    const own = changes.filter(({ policyId }) => policyId === policy.id)
    return issuedRow(deps, lead.id, policy, renewal, own.map(endorsementRow))
  }
  const record = recordOf(deps, lead)
  const { insurer: name = '', logo = '', final: premium = 0 } = record.plan ?? {}
  return {
    leadId: lead.id,
    quoteType: lead.quoteType,
    insurer: { name, logo },
    insured: insuredOf(deps, record),
    premium,
  }
}

function issuedRow(
  deps: OwnPoliciesDeps,
  leadId: string,
  policy: Policy,
  renewal: Renewal | undefined,
  endorsements: Endorsement[],
): OwnPolicy {
  const today = deps.clock.today()
  const { policyNumber, start, end, odEnd, payment, record } = issuedOf(deps, policy)
  const { name, logo, helpline } = insurerOf(policy.insurerId)
  const days = { start, end, odEnd }
  return {
    leadId,
    quoteType: record.quoteType,
    insurer: { name, logo },
    insured: insuredOf(deps, record),
    premium: payment.amount,
    issued: {
      policyNumber,
      start,
      end,
      ...(odEnd !== undefined && odEnd !== end && { odEnd }),
      state: policy.cancellation?.state === 'done' ? 'cancelled' : policyState(days, today),
      ...(policy.cancellation && { cancellation: cancellationRow(policy.cancellation) }),
      hasDocument: policy.documentId !== null,
      endorsements,
      helpline,
      renewal: renewalRow(renewalWindow(days, today), renewal, today, policy.cancellation !== null),
    },
  }
}

const cancellationRow = ({ state, on, refundPaise }: Cancellation) => ({
  on,
  refund: refundPaise,
  by: refundedBy(on),
  isDone: state === 'done',
})

function renewalRow(window: RenewalWindow, renewal: Renewal | undefined, today: Day, isCancelled: boolean) {
  const { end, opens, closes } = window
  const standing = isCancelled ? 'over' : renewalStatusOf(window, renewal, today)
  const leadId = standing === 'begun' || standing === 'renewed' ? renewal?.id : undefined
  return { standing, end, opens, closes, ...(leadId && { leadId }) }
}

function renewalStatusOf(window: RenewalWindow, renewal: Renewal | undefined, today: Day): RenewalStatus {
  if (renewal && isPaid(renewal.status ?? undefined)) return 'renewed'
  if (!isRenewable(window, today)) return today < window.opens ? 'notYet' : 'over'
  return renewal ? 'begun' : 'open'
}
