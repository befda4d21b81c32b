import { assign, emit, setup } from 'xstate'
import { errorMessage, outsideCall } from '../../core/actors.ts'
import type { StateMeta, StateTag } from '../../core/meta.ts'
import { type Notice, notice } from '../../core/notice.ts'
import { account } from '../../reference/messages/account.ts'
import type { Profile } from '../../schemas/session.ts'
import type { SignUpDetails } from '../own-details.question.ts'
import type { SignUpEvent } from './sign-up.events.ts'

/** The number of the login attempt that led here, if any. */
export type SignUpInput = { mobile?: string }
export type SignUpOutput =
  | { kind: 'signedUp'; customer: Profile }
  | { kind: 'login'; mobile: string }
  | { kind: 'closed' }

/** Result of signing up; anything else is a failure with a message. */
export type SigningUp = { kind: 'created'; customer: Profile } | { kind: 'exists'; message: string }

type Context = SignUpInput & { details?: SignUpDetails; outcome: SignUpOutput; problem?: string }

const asksProfile = { view: 'signUp', title: account.signUp, asks: 'profile.given' } as const
const said = ({ event }: { event: { output: SigningUp } }) => ({ said: event.output })
const failed = ({ event }: { event: { error: unknown } }) =>
  ({ kind: 'error', text: errorMessage(event.error, account.signUpFailed) }) as const

/** Sign-up of a new customer; it signs nobody in before the number is proved by a code (spec §4, spec §5, C-97). */
const signUp = setup({
  types: {
    context: {} as Context,
    events: {} as SignUpEvent,
    input: {} as SignUpInput,
    output: {} as SignUpOutput,
    emitted: {} as Notice,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    signUp: outsideCall<SigningUp, { details: SignUpDetails }>('the customer desk'),
  },
  guards: {
    says: (_, { said: now, kind }: { said: SigningUp; kind: SigningUp['kind'] }) => now.kind === kind,
  },
  actions: {
    keepDetails: assign((_, { details }: { details: SignUpDetails }) => ({ details, problem: undefined })),
    keepCustomer: assign((_, { said: now }: { said: SigningUp }) =>
      now.kind === 'created' ? { outcome: { kind: 'signedUp', customer: now.customer } as const } : {},
    ),
    goToLogin: assign(({ context }) => ({
      outcome: { kind: 'login', mobile: context.details?.mobile ?? context.mobile ?? '' } as const,
    })),
    explain: assign((_, { said: now }: { said: SigningUp }) =>
      now.kind === 'exists' ? { problem: now.message } : {},
    ),
    notify: emit((_, { kind, text }: Omit<Notice, 'type'>) => notice(kind, text)),
  },
})

const answered = signUp.createStateConfig({
  on: {
    'profile.given': {
      target: 'saving',
      actions: {
        type: 'keepDetails',
        params: ({ event: { type: _, ...details } }) => ({ details }),
      },
    },
    'login.chosen': 'login',
  },
}).on

export const signUpMachine = signUp.createMachine({
  id: 'signUp',
  context: ({ input }) => ({ ...input, outcome: { kind: 'closed' } }),
  output: ({ context }) => context.outcome,
  initial: 'form',
  on: { closed: '.closed' },
  states: {
    form: { meta: asksProfile, on: answered },
    saving: {
      tags: 'busy',
      meta: asksProfile,
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context }) => ({ details: given(context) }),
        onDone: [
          {
            guard: { type: 'says', params: ({ event }) => ({ said: event.output, kind: 'created' }) },
            target: 'done',
            actions: [
              { type: 'keepCustomer', params: said },
              { type: 'notify', params: { kind: 'success', text: account.signedUp } },
            ],
          },
          { target: 'exists', actions: { type: 'explain', params: said } },
        ],
        onError: { target: 'refused', actions: { type: 'notify', params: failed } },
      },
    },
    /** Shown under the form, where the number can be changed or used to log in. */
    exists: { meta: asksProfile, on: answered },
    /** Shown as a notice; the form stays filled in. */
    refused: { meta: asksProfile, on: answered },

    done: { type: 'final' },
    login: { type: 'final', entry: 'goToLogin' },
    closed: { type: 'final' },
  },
})

/** Only answers lead to saving. */
function given({ details }: Context): SignUpDetails {
  if (details === undefined) throw new Error('Nothing was given to sign up with')
  return details
}
