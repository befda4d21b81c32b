import type { WireCustomer, WireEmployee } from '#contract/account/people.ts'
import type { WireSession } from '#contract/account/session.calls.ts'
import type { Customer, Employee, PartnerStatement } from '../db/schema.ts'
import { wireCustomerOf } from './customers.store.ts'
import type { LiveSession } from './sessions.store.ts'

/** Encodes a session for the wire. */
export function wireSessionOf(live: LiveSession): WireSession {
  if (live.kind === 'employee') {
    const { employee } = live
    return { kind: 'employee', employee: wireEmployeeOf(employee), role: employee.role }
  }
  if (live.kind === 'customer') return { kind: 'customer', customer: wireCustomerOf(live.customer) }
  const { partner, customer, word } = live
  const { id, name } = partner
  return { kind: 'partner', customer: visitorOf(customer, word), partner: { id, name } }
}

/** A partner's visitor sees what the partner supplied, and nothing we know about that number's customer. */
export const visitorOf = ({ id, mobile, uniqueNumber }: Customer, word: PartnerStatement): WireCustomer => ({
  id,
  customer_name: word.name,
  customer_gender: '',
  customer_email: word.email,
  customer_phone: mobile,
  dateOfBirth: '',
  marital_status: '',
  city: '',
  customer_unique_number: uniqueNumber,
})

export const wireEmployeeOf = ({ username, name, email, mobile }: Employee): WireEmployee => ({
  username,
  name,
  email,
  mobile_no: mobile,
})
