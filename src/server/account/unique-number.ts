import { limits } from '#machines/reference/limits.ts'
import type { Deps } from '../deps.ts'
import { isNumberTaken } from './customers.store.ts'

const { digits } = limits.customerUniqueId

/** The wanted number, or another where a customer has that one already (register C-83). */
export async function uniqueNumberFor(
  { db, random }: Pick<Deps, 'db' | 'random'>,
  mobile: string,
  wanted = newNumber(random),
): Promise<string> {
  let number = wanted
  while (await isNumberTaken(db, number, mobile)) number = newNumber(random)
  return number
}

/** Its first digit is none of those that a number would lose. */
const newNumber = (random: Deps['random']) => `1${random.digits(digits - 1)}`
