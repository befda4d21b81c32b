import type { Registered, ServerProduct } from '#machines/core/server-product.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { type LookUpDeps, lookUpRegistration } from './look-up.ts'

/** A record beside what the register of its product has; as it is where there is none to ask. */
export async function besideRegister(
  deps: LookUpDeps,
  { register }: ServerProduct,
  record: JourneyRecord,
): Promise<Registered> {
  const key = register?.keyOf(record)
  if (!register || !key) return { record }
  return register.compare(record, await lookUpRegistration(deps, key, async () => {}))
}
