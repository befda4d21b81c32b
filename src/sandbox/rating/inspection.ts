import type { MotorRisk } from '#machines/motor/record/motor-risk.ts'
import type { RatingProfile } from '#machines/reference/insurer.ts'
import { limits } from '#machines/reference/limits.ts'
import { daysBetween } from '#machines/rules/calendar.ts'
import { hasOwnDamage, isBreakIn } from './cover.ts'

type BreakInRule = Pick<RatingProfile, 'breakIn'>

/**
 * Whether an insurer looks at the vehicle before it covers damage to it: a car after any break in cover, a two-wheeler
 * after one as long as the insurer's own rule says. Third-party cover insures no vehicle.
 */
export function needsInspection(risk: MotorRisk, { breakIn }: BreakInRule, today: string): boolean {
  if (!isBreakIn(risk) || !hasOwnDamage(risk)) return false
  if (risk.vehicleType === '4w') return true
  const { bikesInspectedAfterDays: after } = breakIn
  // An end date that is not known counts as long ago.
  const days = risk.previousEnd ? daysBetween(risk.previousEnd, today) : Number.POSITIVE_INFINITY
  return after !== undefined && days >= after
}

/** Cover that follows an inspection begins when the time to pay for it is over, so that it never begins unpaid. */
export function startsAfterDays(risk: MotorRisk, profile: BreakInRule, today: string): number {
  const days = profile.breakIn.startsAfterDays
  return needsInspection(risk, profile, today) ? Math.max(days, limits.inspection.payWithinHours / 24) : days
}
