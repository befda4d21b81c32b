import { journey } from '../../reference/messages/journey.ts'
import {
  type BusinessType,
  businessTypes,
  type Ncb,
  type PreviousPolicyType,
} from '../../reference/policies.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import type { QuoteRequest } from '../record/quote-request.ts'

const next: Readonly<Record<Ncb, Ncb>> = { 0: 20, 20: 25, 25: 35, 35: 45, 45: 50, 50: 50 }

export interface NcbHistory {
  /** The bonus printed on the expiring policy, in percent. */
  previous: Ncb
  claimed: boolean
  ownerChanged: boolean
  businessType: BusinessType
  previousPolicyType?: PreviousPolicyType | undefined
}

/**
 * The bonus of the new policy: one step up after a claim-free year (India Motor Tariff GR 27). Zero after a claim,
 * with a new owner, after 90 days without cover, and after a policy without own damage.
 */
export function nextNcb({
  previous,
  claimed,
  ownerChanged,
  businessType,
  previousPolicyType,
}: NcbHistory): Ncb {
  if (claimed || ownerChanged || previousPolicyType === 'ThirdParty') return 0
  return businessType === businessTypes.rollover || businessType === businessTypes.breakInWithin90Days
    ? next[previous]
    : 0
}

type Past = Pick<MotorRecord, 'isNew' | 'previousPolicy' | 'ownerChanged' | 'businessType'>

/** The bonus of the new policy for what is known of the old one, or for another bonus printed on that. */
export function bonusOf({ previousPolicy, ownerChanged = false, businessType }: Past, printed?: Ncb): Ncb {
  const { claimed = false, ncb = 0, type } = previousPolicy ?? {}
  return nextNcb({
    previous: printed ?? ncb,
    claimed,
    ownerChanged,
    businessType: businessType ?? businessTypes.breakInBefore90Days,
    previousPolicyType: type,
  })
}

/** Whether a bonus on the old policy would count: its prices depend on the answer. */
export const bonusCounts = (record: Past, { coverType }: Pick<QuoteRequest, 'coverType'>): boolean =>
  !record.isNew && coverType !== 'thirdParty' && bonusOf(record, 50) > 0

/**
 * The preset of the NCB dialog and its reason, where there is no bonus to transfer (C-42, C-54). Who does not know when
 * the policy ends gives no bonus either (VALID-50): whatever is chosen is not counted.
 */
export function presetNcb({
  ownerChanged,
  businessType,
  isEndKnown,
}: Pick<NcbHistory, 'ownerChanged' | 'businessType'> & { isEndKnown: boolean }):
  | { ncb: Ncb; reason: string }
  | undefined {
  if (ownerChanged) return { ncb: 0, reason: journey.ncbLostOnTransfer }
  if (!isEndKnown) return { ncb: 0, reason: journey.ncbWithoutEnd }
  if (businessType === businessTypes.breakInBefore90Days) return { ncb: 0, reason: journey.ncbLapsed }
  return undefined
}
