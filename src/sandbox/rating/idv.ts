import type { MotorRisk } from '#machines/motor/record/motor-risk.ts'
import type { RatingProfile } from '#machines/reference/insurer.ts'
import type { IdvTariff } from '#machines/reference/tariff.ts'
import { percentOf } from './arithmetic.ts'

/** Insured declared value in paise, whole rupees. */
export interface IdvBounds {
  value: number
  min: number
  max: number
  /** Percent taken off the list price. */
  depreciation: number
}

/** List price less depreciation by age; a requested value is clamped to the insurer's bounds. */
export function idvOf(risk: MotorRisk, profile: RatingProfile, months: number, table: IdvTariff): IdvBounds {
  const row = table.depreciation.find(({ maxMonths }) => maxMonths === null || months <= maxMonths)
  const depreciation = row?.pct ?? 100
  const computed = percentOf(risk.exShowroom, 100 - depreciation)
  const min = percentOf(computed, profile.idv.min * 100)
  const max = percentOf(computed, profile.idv.max * 100)
  const value = Math.min(max, Math.max(min, percentOf(risk.idv ?? computed, 100)))
  return { value, min, max, depreciation }
}
