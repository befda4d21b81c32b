import { limits } from '#machines/reference/limits.ts'
import type { Customer } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { type CustomerDetails, isNumberTaken, putUnverified } from './customers.store.ts'

type PutCustomerDeps = Pick<Deps, 'db' | 'clock' | 'random'>
type CustomerFields = Omit<CustomerDetails, 'uniqueNumber'> & { uniqueNumber?: string | undefined }

const { digits } = limits.customerUniqueId

/** Stores the details under the requested unique number, or under another where that is taken (C-83). */
export async function putCustomer(
  deps: PutCustomerDeps,
  { uniqueNumber, ...said }: CustomerFields,
): Promise<Customer | undefined> {
  const { db, clock, random } = deps
  let number = uniqueNumber ?? newNumber(random)
  for (;;) {
    try {
      return await putUnverified(db, { ...said, uniqueNumber: number }, { id: random.id(), at: clock.now() })
    } catch (error) {
      if (!isNumberTaken(error)) throw error
      number = newNumber(random)
    }
  }
}

/** Begins with 1, because a number has no leading zeros. */
const newNumber = (random: Deps['random']) => `1${random.digits(digits - 1)}`
