import type { Customer } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { customerByMobile, type Details, putUnverified } from './customers.store.ts'
import { uniqueNumberFor } from './unique-number.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'random'>
/** What is not given stays as it was. */
type Told = Pick<Details, 'mobile' | 'name' | 'email'> & Partial<Details>

/** The customer of a number, completed with what was said meanwhile, unless they proved the number and said it themselves. */
export async function keepCustomer(deps: Needs, { uniqueNumber, ...told }: Told): Promise<Customer> {
  const { db, random, clock } = deps
  const known = await customerByMobile(db, told.mobile)
  if (known?.verifiedAt) return known
  const details: Details = {
    gender: known?.gender ?? null,
    dateOfBirth: known?.dateOfBirth ?? null,
    maritalStatus: known?.maritalStatus ?? null,
    city: known?.city ?? null,
    ...told,
    uniqueNumber: known?.uniqueNumber ?? (await uniqueNumberFor(deps, told.mobile, uniqueNumber)),
  }
  const kept = await putUnverified(db, details, { id: random.id(), at: clock.now() })
  const customer = kept ?? (await customerByMobile(db, told.mobile))
  if (!customer) throw new Error('The customer was not kept')
  return customer
}
