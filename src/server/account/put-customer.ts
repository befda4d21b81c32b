import { limits } from '#machines/reference/limits.ts'
import type { Customer } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { type CustomerDetails, isNumberTaken, putUnverified } from './customers.store.ts'

type PutCustomerDeps = Pick<Deps, 'db' | 'clock' | 'random'>
type CustomerFields = Omit<CustomerDetails, 'uniqueNumber'> & { uniqueNumber?: string | undefined }

const { digits } = limits.customerUniqueId

/** Keeps what was said under the wanted unique number, or under another where a customer has that one (register C-83). */
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

/** Its first digit is none of those that a number would lose. */
const newNumber = (random: Deps['random']) => `1${random.digits(digits - 1)}`
