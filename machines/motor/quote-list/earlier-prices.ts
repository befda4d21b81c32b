import type { BusinessType } from '../../reference/policies.ts'
import { type PriceChange, priceChange } from '../../rules/price-change.ts'
import type { Day } from '../../schemas/basics.ts'
import type { MotorPlan } from '../record/motor-plan.ts'
import type { MotorRecord } from '../record/motor-record.ts'

/** What insurers asked for the same on an earlier day, by their ids. */
export type EarlierPrices = { onDay: Day; businessType: BusinessType; offers: Record<number, MotorPlan> }

type Compared = { record: MotorRecord; earlier?: EarlierPrices | undefined }

/** What has become of one insurer's price since; nothing where it gave none on that day, or the very same. */
export function changeSince({ record, earlier }: Compared, plan: MotorPlan): PriceChange | undefined {
  const before = earlier?.offers[plan.insurerId]
  if (!earlier || !before) return undefined
  const { previousPolicy, businessType } = record
  const previousEnd = previousPolicy?.endDate
  return priceChange(
    { ...before, businessType: earlier.businessType, previousEnd },
    { ...plan, businessType, previousEnd },
  )
}

/** How many insurers are dearer, cheaper and the same than on that day. */
export function changesSince(compared: Compared & { offers: Record<number, MotorPlan> }) {
  const told = Object.values(compared.offers).filter(({ insurerId }) => compared.earlier?.offers[insurerId])
  const amounts = told.map((plan) => changeSince(compared, plan)?.amount ?? 0)
  return {
    dearer: amounts.filter((amount) => amount > 0).length,
    cheaper: amounts.filter((amount) => amount < 0).length,
    same: amounts.filter((amount) => amount === 0).length,
  }
}
