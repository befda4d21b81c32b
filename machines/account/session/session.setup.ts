import { assign, emit, setup } from 'xstate'
import { outsideCall } from '../../core/actors.ts'
import type { StateMeta, StateTag } from '../../core/meta.ts'
import { type Notice, notice } from '../../core/notice.ts'
import type { Profile, Session } from '../../schemas/session.ts'
import type { LoginInput, LoginOutput } from '../login/login.machine.ts'
import type { SignUpInput, SignUpOutput } from '../sign-up/sign-up.machine.ts'
import type { SessionEvent } from './session.events.ts'

/** What a visit starts with: from the address, the browser's storage and the tab's. */
export type SessionInput = {
  partnerToken?: string
  /** Somebody is signed in, or was until a moment ago. */
  isMarked: boolean
  /** Signed up in this tab; the number is not proved by a code yet. */
  unverified?: Profile
  /** The employee named by a link. */
  employeeId?: string
  /** The employee of an earlier link. */
  emplId?: string
  refCode?: string
  feCode?: string
}

export type SessionContext = SessionInput & {
  session: Session
  askedBy: 'header' | 'page'
  /** The page was loaded again while the login dialog was open. */
  isAgain: boolean
  /** The number to log in or sign up with, if known. */
  mobile: string
}

/** A wish to log in. */
export type LoginAsked = { askedBy: 'header' | 'page'; isAgain?: boolean | undefined }

/** What the page has to do: where to go, whom to remember, what to forget. */
export type SessionEmitted =
  | Notice
  | { type: 'led'; path: '/' | '/my-profile' }
  | { type: 'entered'; session: Session }
  | { type: 'left'; isHere: boolean }

const anonymous: Session = { kind: 'anonymous' }

/** Whose session it is, by the server's id. */
export function sessionOwner(session: Session): string {
  if (session.kind === 'employee') return session.employee.username
  return 'customer' in session ? session.customer.id : ''
}

/** Types, actors, guards and actions of the session machine. */
export const session = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    emitted: {} as SessionEmitted,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    loginPartner: outsideCall<Session, { token: string }>('the partner login'),
    readSession: outsideCall<Session, object>('the session'),
    findEmployee: outsideCall<{ username: string }, { employeeId: string }>('the employee details'),
    refer: outsideCall<string, { refCode: string; feCode: string }>('the referral'),
    logOut: outsideCall<unknown, object>('the logout'),
    // Machines of their own, loaded on demand.
    login: outsideCall<LoginOutput, LoginInput>('the login'),
    signUp: outsideCall<SignUpOutput, SignUpInput>('the sign-up'),
  },
  guards: {
    hasToken: ({ context }) => context.partnerToken !== undefined,
    isMarked: ({ context }) => context.isMarked,
    namesEmployee: ({ context }) => context.employeeId !== undefined,
    isAttributed: ({ context }) => context.emplId !== undefined,
    isUnattributed: ({ context }) => context.emplId === undefined,
    isAskedByHeader: ({ context }) => context.askedBy === 'header',
    is: ({ context }, { kind }: { kind: Session['kind'] }) => context.session.kind === kind,
    isSignedIn: ({ context }) => ['customer', 'partner', 'employee'].includes(context.session.kind),
    isOther: ({ context }, { who }: { who: string }) => sessionOwner(context.session) !== who,
    says: (_, { said, kind }: { said: { kind: string }; kind: string }) => said.kind === kind,
  },
  actions: {
    keepAsking: assign((_, { askedBy, isAgain = false }: LoginAsked) => ({ askedBy, isAgain })),
    /** The code is sent at once, and whoever has given it stays on their profile. */
    proveSignUp: assign(({ context: { session: now } }) => ({
      askedBy: 'page' as const,
      isAgain: false,
      mobile: now.kind === 'unverified' ? now.customer.mobile : '',
    })),
    /** A number that was just signed up with is not asked for again. */
    knowMobile: assign(({ context: { session: now } }) => ({
      mobile: now.kind === 'unverified' ? now.customer.mobile : '',
    })),
    dropToken: assign({ partnerToken: undefined }),
    /** Nobody is signed in on the server; a sign-up of this tab still counts. */
    keepFound: assign(({ context }, { found }: { found: Session }) =>
      found.kind === 'anonymous' && context.session.kind === 'unverified' ? {} : { session: found },
    ),
    keepLogin: assign((_, { said }: { said: LoginOutput }) =>
      said.kind === 'signedIn' ? { session: said.session } : {},
    ),
    keepSignUp: assign((_, { said }: { said: SignUpOutput }) =>
      said.kind === 'signedUp' ? { session: { kind: 'unverified', customer: said.customer } as const } : {},
    ),
    keepMobile: assign((_, { said }: { said: LoginOutput | SignUpOutput }) =>
      'mobile' in said ? { mobile: said.mobile } : {},
    ),
    keepCustomer: assign(({ context: { session: now } }, { customer }: { customer: Profile }) =>
      'customer' in now ? { session: { ...now, customer } } : {},
    ),
    keepEmplId: assign((_, { username }: { username: string }) => ({ emplId: username })),
    forgetEmplId: assign({ emplId: undefined, employeeId: undefined }),
    keepFeCode: assign((_, { feCode }: { feCode: string }) => ({ feCode })),
    forgetSession: assign({ session: anonymous, mobile: '' }),
    forgetPerson: assign({ session: anonymous, mobile: '', emplId: undefined, employeeId: undefined }),
    notify: emit((_, { kind, text }: Omit<Notice, 'type'>) => notice(kind, text)),
    lead: emit((_, { path }: { path: '/' | '/my-profile' }) => ({ type: 'led', path }) as const),
    tellEntered: emit(({ context }) => ({ type: 'entered', session: context.session }) as const),
    tellLeft: emit((_, { isHere }: { isHere: boolean }) => ({ type: 'left', isHere }) as const),
  },
  delays: { askAgain: 10_000 },
})
