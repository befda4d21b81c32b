import { addYears } from '../rules/calendar.ts'
import type { EmployeeSession, Profile, Session } from '../schemas/session.ts'

/** Believable people, for walking the machines. */
export const sampleProfile = (today: string): Profile => ({
  id: 'customer-1',
  name: 'Asha Rani Sharma',
  mobile: '9876543210',
  email: 'asha@example.com',
  gender: 'Female',
  dateOfBirth: addYears(today, -34),
  maritalStatus: 'Single',
  city: 'Jaipur',
  uniqueNumber: '4820193746152',
})

export const sampleCustomer = (today: string): Session => ({
  kind: 'customer',
  customer: sampleProfile(today),
})

export const sampleVisitor = (today: string): Session => ({
  kind: 'partner',
  customer: sampleProfile(today),
  partner: { id: 'partner-1', name: 'Sample Motors' },
})

export const sampleEmployee: EmployeeSession = {
  kind: 'employee',
  employee: {
    username: 'asha.agent',
    name: 'Asha Verma',
    email: 'asha.agent@example.com',
    mobile: '9000000001',
  },
  role: 'agent',
}
