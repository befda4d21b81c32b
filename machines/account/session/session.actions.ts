import type { Profile, Session } from '../../schemas/session.ts'
import { type LoginAsked, session } from './session.setup.ts'

/** Guards and parameters shared by the states of a session. */
export const is = (kind: Session['kind']) => ({ type: 'is', params: { kind } }) as const
export const says = <Kind extends string>(kind: Kind) =>
  ({
    type: 'says',
    params: ({ event }: { event: { output: { kind: string } } }) => ({ said: event.output, kind }),
  }) as const
export const said = <Output>({ event }: { event: { output: Output } }) => ({ said: event.output })
export const found = ({ event }: { event: { output: Session } }) => ({ found: event.output })

const asking = ({ event: { askedBy, isAgain } }: { event: LoginAsked }) => ({
  askedBy,
  ...(isAgain && { isAgain }),
})
const customer = ({ event }: { event: { customer: Profile } }) => ({ customer: event.customer })

/** For states from which a person may log in. */
export const { on: mayEnter } = session.createStateConfig({
  on: {
    'login.asked': {
      target: 'loggingIn',
      actions: [{ type: 'keepAsking', params: asking }, 'knowMobile'],
    },
  },
})

/** For states in which somebody is signed in. */
export const { on: mayLeave } = session.createStateConfig({
  on: {
    'logout.asked': 'confirmingLogout',
    'profile.changed': { actions: { type: 'keepCustomer', params: customer } },
  },
})
