import type { Fact } from '../../document/document.ts'
import type { IssuedPolicy } from '../../document/issued.ts'
import { beginning, ending } from '../../document/period.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { hasOwnDamage, hasThirdParty } from './product.ts'

/** The period of each cover in the policy. */
export function periodFacts(issued: IssuedPolicy<MotorRecord>): Fact[] {
  const { record, end, odEnd = end } = issued
  const from = beginning(issued)
  return [
    ...(hasOwnDamage(record) ? [['Own damage', `${from}\nto ${ending(odEnd)}`] as const] : []),
    ...(hasThirdParty(record) ? [['Third party', `${from}\nto ${ending(end)}`] as const] : []),
  ]
}
