import { ratedAnswers } from '#machines/core/answer.ts'
import type { ServerProduct } from '#machines/core/server-product.ts'
import type { LifecycleEventType } from '#machines/purchase/lifecycle/lifecycle.events.ts'
import { isPaid, isPaying } from '#machines/rules/journey-status.ts'
import type { Day } from '#machines/schemas/basics.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { isSame } from '../engine/is-same.ts'
import { canMove } from '../engine/lifecycle.ts'

/** Answers are frozen while the insurer is asked, while a payment is under way and after it. */
export const mayChange = (status: string | null): boolean =>
  status === null || !(status === 'proposalRequest' || isPaying(status) || isPaid(status))

const answers = ({ version: _v, status: _s, proposalStatus: _p, savedStep: _n, ...rest }: JourneyRecord) =>
  rest

type Consequences = { moves: LifecycleEventType[]; dropsPlan: boolean }

const none: Consequences = { moves: [], dropsPlan: false }

/**
 * How changed answers affect a purchase (T01 to T48). Changed rating input sends it back to the quotes (T06,
 * T07), another plan or changed details take back a proposal (T15, T17, T19, T20, T35); only a refused
 * proposal may be corrected where it is (T16).
 */
export function consequencesOf(
  { machines }: Pick<ServerProduct, 'machines'>,
  status: string | null,
  before: JourneyRecord,
  after: JourneyRecord,
  today: Day,
): Consequences {
  const hasNoPrices = status === null && after.plan === undefined
  if (hasNoPrices || isSame(answers(before), answers(after))) return none
  const rated = (record: JourneyRecord) => machines.map(({ events }) => ratedAnswers(events, record, today))
  const dropsPlan = !isSame(rated(before), rated(after))
  const leaves = dropsPlan || !isSame(before.plan, after.plan)
  const back = leaves ? leavingPlan(status) : leavingProposal(status)
  const isQuoted = back !== undefined || canMove(status, 'EDIT_REQUEST')
  return {
    moves: [...(back ? [back] : []), ...(dropsPlan && isQuoted ? (['EDIT_REQUEST'] as const) : [])],
    dropsPlan,
  }
}

const leavingPlan = (status: string | null) => firstPossible(status, ['CHOOSE_ANOTHER_PLAN'])

const leavingProposal = (status: string | null) =>
  status === 'proposalFailure' ? undefined : firstPossible(status, ['EDIT_PROPOSAL', 'CHOOSE_ANOTHER_PLAN'])

const firstPossible = (status: string | null, events: LifecycleEventType[]) =>
  events.find((event) => canMove(status, event))
