import type { EmployeeRole } from '#machines/reference/permissions.ts'
import { type Identity, nobody } from '#server/http/caller.ts'

/** Somebody a test says is signed in, for servers that need no real sign-in. */
export const aCustomer = (customerId: string): Identity => ({ ...nobody, role: 'customer', customerId })

export const anEmployee = (employeeId: string, role: EmployeeRole = 'agent'): Identity => ({
  ...nobody,
  role,
  employeeId,
})
