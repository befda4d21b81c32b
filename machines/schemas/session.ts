import * as v from 'valibot'
import { employeeRoles } from '../reference/permissions.ts'

const text = v.optional(v.string(), '')

/** A customer as known to the browser. */
export const profile = v.object({
  /** Empty before a code has proved the number. */
  id: text,
  name: v.string(),
  /** Ten digits. */
  mobile: v.string(),
  email: text,
  gender: text,
  /** YYYY-MM-DD, or empty. */
  dateOfBirth: text,
  maritalStatus: text,
  city: text,
  /** Thirteen digits; never a credential (C-83). */
  uniqueNumber: text,
})

const employee = v.object({ username: v.string(), name: v.string(), email: text, mobile: text })

/** Who this browser is signed in as. `unverified`: signed up, but the number is not proved by a code yet. */
const session = v.variant('kind', [
  v.object({ kind: v.literal('anonymous') }),
  v.object({ kind: v.literal('unverified'), customer: profile }),
  v.object({ kind: v.literal('customer'), customer: profile }),
  v.object({
    kind: v.literal('partner'),
    customer: profile,
    partner: v.object({ id: v.string(), name: v.string() }),
  }),
  v.object({ kind: v.literal('employee'), employee, role: v.picklist(employeeRoles) }),
])

export type Profile = v.InferOutput<typeof profile>
export type Employee = v.InferOutput<typeof employee>
export type Session = v.InferOutput<typeof session>
export type EmployeeSession = Extract<Session, { kind: 'employee' }>
