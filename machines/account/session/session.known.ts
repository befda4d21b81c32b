import type { AnyMachineSnapshot } from 'xstate'
import type { Role } from '../../reference/permissions.ts'
import type { Session } from '../../schemas/session.ts'
import type { SessionContext } from './session.setup.ts'

/** What pages may know about the current user. */
export type SessionView = {
  /** `starting`: not known yet. `unverified`: signed up, but sees nothing before the number is proved by a code. */
  kind: 'starting' | Session['kind']
  role: Role
  name?: string
  mobile?: string
  username?: string
}

const starting = ['arriving', 'exchanging', 'restoring'] as const

export function sessionView(snapshot: AnyMachineSnapshot): SessionView {
  const { session }: SessionContext = snapshot.context
  if (starting.some((who) => snapshot.matches({ who }))) return { kind: 'starting', role: 'anonymous' }
  return { kind: session.kind, role: roleOf(session), ...personOf(session) }
}

function roleOf(session: Session): Role {
  if (session.kind === 'employee') return session.role
  return session.kind === 'unverified' ? 'anonymous' : session.kind
}

function personOf(session: Session): Pick<SessionView, 'name' | 'mobile' | 'username'> {
  if (session.kind === 'employee') {
    const { name, mobile, username } = session.employee
    return { name, mobile, username }
  }
  return 'customer' in session ? { name: session.customer.name, mobile: session.customer.mobile } : {}
}

/** To whom a journey that starts now is attributed (EMP-03 to EMP-05, EMP-11, C-89). */
type Credit = { source: 'customer' } | { source: 'empl'; emplId: string }

export function creditOf({ session, emplId }: Pick<SessionContext, 'session' | 'emplId'>): Credit {
  const employee = session.kind === 'employee' ? session.employee.username : emplId
  return employee === undefined ? { source: 'customer' } : { source: 'empl', emplId: employee }
}
