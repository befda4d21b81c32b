import type { DecisionRequest, Premium } from '#contract/partners/insurer.ts'
import { insurerById } from '#machines/reference/insurers.ts'
import { messages } from '#machines/reference/messages.ts'
import type { Proposal } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { InsurerError } from '../insurers/insurer-error.ts'
import type { Insurers } from '../insurers/insurers.ts'
import { insurerKeyOf, partnerProposal } from './partner-proposal.ts'
import { agreedOf } from './proposals.store.ts'
import type { Ready } from './ready.ts'
import type { ProposalAnswer } from './settle.ts'

type AskInsurerDeps = Pick<Deps, 'log'> & { insurers: Insurers }

/** Puts a proposal to its insurer, within the insurer's deadline. */
export async function askInsurer(
  { insurers, log }: AskInsurerDeps,
  proposal: Proposal,
  ready: Ready,
): Promise<ProposalAnswer> {
  const { insurerId, idempotencyKey } = proposal
  const key = insurerKeyOf(insurerId)
  try {
    const reply = await insurers.propose(key, partnerProposal(ready, agreedOf(proposal)), idempotencyKey)
    return sound(reply, insurerId)
  } catch (error) {
    if (!(error instanceof InsurerError)) throw error
    log.warn({ insurer: key, kind: error.kind, maybeDone: error.maybeDone }, 'no answer to a proposal')
    if (error.maybeDone) return { status: 'unknown' }
    return { status: 'failed', reason: error.kind === 'declined' ? error.message : noAnswer(insurerId) }
  }
}

/** The insurer's knowledge of a proposal with a lost answer: its answer, `absent`, or still unknown. */
export async function lookFor(
  { insurers, log }: AskInsurerDeps,
  proposal: Proposal,
): Promise<ProposalAnswer | 'absent'> {
  const { insurerId, idempotencyKey } = proposal
  const key = insurerKeyOf(insurerId)
  try {
    const found = await insurers.findProposal(key, idempotencyKey)
    return found ? sound(found, insurerId) : 'absent'
  } catch (error) {
    if (!(error instanceof InsurerError)) throw error
    log.warn({ insurer: key, kind: error.kind }, 'a proposal was not looked up')
    return { status: 'unknown' }
  }
}

/** The insurer's answer to a person's decision; what it knows of the proposal where the decision did not get through. */
export async function tellDecision(
  deps: AskInsurerDeps,
  proposal: Proposal,
  decision: DecisionRequest,
): Promise<ProposalAnswer | 'absent'> {
  const { insurerId, insurerReference } = proposal
  const key = insurerKeyOf(insurerId)
  try {
    return sound(await deps.insurers.decide(key, insurerReference ?? '', decision), insurerId)
  } catch (error) {
    if (!(error instanceof InsurerError)) throw error
    deps.log.warn({ insurer: key, kind: error.kind }, 'a decision was not taken')
    return lookFor(deps, proposal)
  }
}

/** A premium that does not add up is invalid. */
function sound(answer: ProposalAnswer, insurerId: number): ProposalAnswer {
  const isSound = !('premium' in answer) || addsUp(answer.premium)
  return isSound ? answer : { status: 'failed', reason: noAnswer(insurerId) }
}

function addsUp({ lines, net, gst, final }: Premium): boolean {
  return lines.reduce((sum, { amount }) => sum + amount, 0) === net && net + gst === final
}

const noAnswer = (insurerId: number) =>
  messages.failure.insurerUnavailable(insurerById(insurerId)?.name ?? '')
