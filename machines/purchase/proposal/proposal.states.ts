import { type AnyStateMachine, initialTransition } from 'xstate'
import { ask, keepProblem, waiting } from '../../core/ask.ts'
import type { SavedStep, ScreenNumber } from '../../core/meta.ts'
import { saving, savingAs } from '../../core/saving.ts'
import { isMasked } from '../../rules/mask.ts'
import type { Day } from '../../schemas/basics.ts'
import type { JourneyRecord } from '../../schemas/journey-record.ts'
import type { ProposalOutcome } from '../../schemas/outcome.ts'
import type { KycOutput } from '../kyc/kyc.machine.ts'
import { checkout, leadingToPayment, success } from '../paying.states.ts'
import type { ProposalContext } from './proposal.setup.ts'

/** The page of every proposal. */
export const path = '/proposal/{id}'

const identified = ({ event }: { event: { output: KycOutput } }) => ({ output: event.output })
const outcome = ({ event }: { event: { output: ProposalOutcome } }) => ({ outcome: event.output })
const released = ({ event }: { event: { output: { version: number } } }) => event.output

export const goesTo = (screen: string) => ({ type: 'goesTo', params: { screen } }) as const

/** "Change" on the review, and the browser's back and forward; a proposal on its way is not changed. */
export const revisiting = {
  target: 'deciding',
  actions: {
    type: 'goTo',
    params: ({ event }: { event: { screen: string } }) => ({ screen: event.screen }),
  },
} as const

/** Where a journey is whose proposal has gone further than its pages. */
export const beyondPages = [
  ...leadingToPayment,
  { guard: 'noPlan', target: 'quotes' },
  { guard: 'isSent', target: 'checking' },
] as const

type Page<Asks, Step, Back> = {
  title: string
  lead: string
  asks: Asks
  screen: ScreenNumber
  step: Step
  back: Back
}

/** A page of answers, which leads to what is not complete yet. */
export const page = <const Asks extends string, const Step extends SavedStep, const Back>({
  step,
  back,
  ...shown
}: Page<Asks, Step, Back>) =>
  ({
    meta: { ...shown, path, savedStep: step },
    on: {
      [shown.asks]: { target: 'completing', actions: saving(step) },
      revisited: revisiting,
      back,
    },
  }) as const

type Ways<Step, Next, Left> = {
  screen: ScreenNumber
  /** Saved with the step of the person. */
  step: Step
  next: Next
  /** Where it leads when it is left without a result. */
  left: Left
}

/** What the person has just given need not be typed again; a masked number cannot be looked up. */
const panInFull = (person: JourneyRecord['person']) =>
  person?.pan && !isMasked(person.pan) ? { pan: person.pan } : {}

/** The buyer's identity check, which leads to the page after it. */
export const identityCheck =
  <R extends JourneyRecord>() =>
  <const Step extends SavedStep, const Next extends string, const Left extends string>({
    screen,
    step,
    next,
    left,
  }: Ways<Step, Next, Left>) =>
    ({
      meta: { view: 'kyc', title: 'Identity check', path, screen },
      exit: 'forgetReturn',
      invoke: ask('kyc', {
        input: ({ context: { record, returned } }: { context: ProposalContext<R> }) => ({
          leadId: record.leadId,
          insurerId: record.plan?.insurerId ?? 0,
          customerType: record.customerType ?? ('individual' as const),
          fullName: record.person?.fullName ?? record.customer?.name,
          dateOfBirth: record.person?.dateOfBirth,
          ...panInFull(record.person),
          ...(returned && { returned }),
        }),
        onDone: [
          {
            guard: { type: 'verified', params: identified },
            target: next,
            actions: [{ type: 'keepKyc', params: identified }, ...savingAs(step)],
          },
          { target: left, actions: { type: 'turnTo', params: { screen: left } } },
        ],
      }),
      on: {
        'identity.taken': { target: next, actions: saving(step) },
        revisited: revisiting,
      },
    }) as const

/** All answers once more, before they go to the insurer. */
export const reviewing = <const Back>({ screen, back }: { screen: ScreenNumber; back: Back }) =>
  ({
    meta: {
      view: 'review',
      title: 'Check your answers',
      lead: 'This is what we send to the insurer.',
      asks: 'declaration.accepted',
      path,
      screen,
    },
    on: { 'declaration.accepted': 'submitting', revisited: revisiting, back },
  }) as const

/** Whether everything is answered that a proposal needs: its machine is at the declaration. */
export const comesToReview =
  (machine: AnyStateMachine) =>
  (record: object, today: Day): boolean =>
    initialTransition(machine, { today, record, screen: 'review' })[0].matches('review')

const answers = (kind: ProposalOutcome['kind']) =>
  ({
    type: 'is',
    params: ({ event }: { event: { output: ProposalOutcome } }) => ({ outcome: event.output, kind }),
  }) as const
const keepOutcome = { type: 'keepOutcome', params: outcome } as const

/** Where an insurer's answer leads, the same whether it was just given or asked for again. */
const answered = [
  { guard: answers('accepted'), target: 'accepted', actions: keepOutcome },
  { guard: answers('premiumChanged'), target: 'premiumChanged', actions: keepOutcome },
  { guard: answers('rejected'), target: 'rejected', actions: keepOutcome },
  { guard: answers('unknown'), target: 'unknown', actions: keepOutcome },
  { guard: answers('referred'), target: 'referred', actions: keepOutcome },
  // Nothing was sent: the first page of which something is missing, else the review.
  {
    target: 'deciding',
    actions: [{ type: 'goTo', params: { screen: 'review' } }, keepOutcome],
  },
] as const
const unanswered = { target: 'unknown', actions: keepProblem } as const

/** A person decides, and the customer may withdraw meanwhile. */
export const referred = {
  meta: {
    view: 'referred',
    title: 'An underwriter is reading your proposal',
    lead: 'Nothing was charged, and nothing is asked of you meanwhile.',
    path,
  },
  on: {
    'status.checked': 'checking',
    'plan.abandoned': 'abandoning',
  },
} as const

/** From the sending of a proposal to the insurer's answer and what follows of it (T09 to T21). */
export const submission = <R extends JourneyRecord>() =>
  ({
    submitting: {
      ...waiting({ view: 'submitting', title: 'Sending your proposal', path }),
      invoke: ask('submitProposal', {
        input: ({ context: { record, change } }: { context: ProposalContext<R> }) => ({
          record,
          ...(change && { accepted: change.now }),
        }),
        onDone: answered,
        onError: unanswered,
      }),
    },
    checking: {
      ...waiting({ view: 'submitting', title: 'Asking the insurer', path }),
      invoke: ask('readProposal', {
        input: ({ context: { record } }: { context: ProposalContext<R> }) => ({ record }),
        onDone: answered,
        onError: unanswered,
      }),
    },
    premiumChanged: {
      meta: {
        view: 'premiumChanged',
        title: 'The premium has changed',
        lead: 'The insurer has changed the premium. We go ahead only if you accept.',
        path,
      },
      on: {
        'premium.accepted': 'submitting',
        'plan.abandoned': 'abandoning',
      },
    },
    referred,
    rejected: {
      meta: {
        view: 'rejected',
        title: 'Proposal not accepted',
        lead: 'Nothing was charged, and nothing you entered is lost.',
        path,
      },
      on: {
        'proposal.retried': 'submitting',
        'proposal.corrected': 'review',
        'plan.abandoned': 'abandoning',
      },
    },
    unknown: {
      meta: {
        view: 'unknown',
        title: 'We are not sure yet',
        lead: 'No answer has come back, so your proposal may or may not have arrived.',
        path,
      },
      on: { 'status.checked': 'checking' },
    },
    abandoning: {
      ...waiting({ view: 'submitting', title: 'Back to your quotes', path }),
      invoke: ask('abandonPlan', {
        input: ({ context: { record } }: { context: ProposalContext<R> }) => ({ record }),
        onDone: { target: 'quotes', actions: { type: 'forgetPlan', params: released } },
        onError: { target: 'checking', actions: keepProblem },
      }),
    },

    accepted: { type: 'final', meta: { path: '/checkout/{id}', step: 'checkout', screen: 13 } },
    checkout,
    success,
  }) as const
