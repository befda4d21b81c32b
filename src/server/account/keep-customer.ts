import type { Customer } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { type CustomerDetails, customerByMobile } from './customers.store.ts'
import { putCustomer } from './put-customer.ts'

type KeepCustomerDeps = Pick<Deps, 'db' | 'clock' | 'random'>
/** What is not given stays as it was. */
type GivenCustomer = Pick<CustomerDetails, 'mobile' | 'name' | 'email'> & Partial<CustomerDetails>

/**
 * The customer of a number, completed with details given meanwhile, unless they proved the number and gave their own.
 */
export async function keepCustomer(
  deps: KeepCustomerDeps,
  { uniqueNumber, ...told }: GivenCustomer,
): Promise<Customer> {
  const { db } = deps
  const known = await customerByMobile(db, told.mobile)
  if (known?.verifiedAt) return known
  const kept = await putCustomer(deps, {
    gender: known?.gender ?? null,
    dateOfBirth: known?.dateOfBirth ?? null,
    maritalStatus: known?.maritalStatus ?? null,
    city: known?.city ?? null,
    ...told,
    uniqueNumber: known?.uniqueNumber ?? uniqueNumber,
  })
  const customer = kept ?? (await customerByMobile(db, told.mobile))
  if (!customer) throw new Error('The customer was not kept')
  return customer
}
