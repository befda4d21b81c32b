import { productCalls } from '#contract/products.ts'
import { choosePlanAgain, getProposalStatus } from '#contract/proposal/proposal.calls.ts'
import type { Lead } from '../db/schema.ts'
import type { Deps, Module } from '../deps.ts'
import { actorOf } from '../engine/actor.ts'
import { serveLead } from '../http/serve.ts'
import { createInsurers } from '../insurers/insurers.ts'
import type { Timings } from '../insurers/timings.ts'
import { workOnPendingChecks } from './check-pending.job.ts'
import { checkPending } from './check-pending.ts'
import { chooseAgain } from './choose-again.ts'
import { workOnDecisions } from './decide.job.ts'
import { workOnExpiry } from './expire.job.ts'
import { expireProposal } from './expiry.store.ts'
import { type ProposalDeps, propose } from './propose.ts'
import { referralRoutes } from './referrals.routes.ts'
import { proposalReplyOf } from './status.ts'
import { workOnProposalNotifications } from './tell-customer.ts'

type Options = {
  /** Confirms at the gateway that a journey was not paid; the payments module implements it. */
  confirmingUnpaid: (deps: Deps) => (lead: Lead, cause: string) => Promise<void>
  timings?: Timings
}

/** Sends the saved journey to its plan's insurer, with all outcomes (T09 to T21). */
export const proposalsWith =
  ({ confirmingUnpaid, timings }: Options): Module =>
  (deps) => {
    const needs: ProposalDeps = { ...deps, insurers: createInsurers(deps, timings) }
    const confirmUnpaid = confirmingUnpaid(deps)
    workOnExpiry(deps)
    workOnPendingChecks(needs)
    workOnDecisions(needs)
    workOnProposalNotifications(deps)

    const submits = productCalls
      .flatMap(({ proposals }) => proposals)
      .map((call) =>
        serveLead(call, ({ request, lead, caller }) =>
          propose(needs, lead, request, actorOf(caller, deps.clock.now(), call.path)),
        ),
      )

    const read = serveLead(getProposalStatus, async ({ lead }) => {
      const current = await expireProposal(deps, lead)
      if (current.status === 'proposalRequest') return checkPending(needs, current, 'say')
      return proposalReplyOf(deps.db, current)
    })

    const leave = serveLead(choosePlanAgain, async ({ lead, caller }) => {
      const by = actorOf(caller, deps.clock.now(), choosePlanAgain.path)
      const confirm = (paid: Lead) => confirmUnpaid(paid, choosePlanAgain.path)
      const { version } = await chooseAgain({ ...deps, confirmUnpaid: confirm }, lead, by)
      return { status: 'success' as const, data: { version } }
    })

    const calls = [...submits, read, leave]
    return calls.reduce((app, call) => app.route('/', call), referralRoutes(needs))
  }
