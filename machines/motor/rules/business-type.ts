import { limits } from '../../reference/limits.ts'
import { type BusinessType, businessTypes, type PreviousPolicyStatus } from '../../reference/policies.ts'
import { addDays, daysBetween } from '../../rules/calendar.ts'
import type { Day } from '../../schemas/basics.ts'

const { exceededAfterDays, breakInDays } = limits.previousPolicy

/**
 * The business type by the previous policy's end date (spec §4). Exactly 90 days ago counts as before 90 days (C-49).
 */
export function businessType(endDate: string, today: string): BusinessType {
  const daysPast = daysBetween(endDate, today)
  if (daysPast <= 0) return businessTypes.rollover
  return daysPast < breakInDays ? businessTypes.breakInWithin90Days : businessTypes.breakInBefore90Days
}

/** Whether the previous policy ends more than 60 days ahead, too far to be renewed now (spec §4, C-48). */
export const isExceeded = (endDate: string, today: string): boolean =>
  daysBetween(today, endDate) > exceededAfterDays

/** The last day on which a policy may end that can be renewed today. */
export const renewableUntil = (today: Day): Day => addDays(today, exceededAfterDays)

/** The first day on which a policy that ends then may be renewed (spec §4). */
export const renewalOpensOn = (endDate: Day): Day => addDays(endDate, -exceededAfterDays)

/** The policy status for an end date, as in the previous-policy form (C-56, C-59). */
export function statusOn(endDate: string, today: string): PreviousPolicyStatus {
  const type = businessType(endDate, today)
  return type === businessTypes.rollover || type === businessTypes.new ? 'continue' : type
}

/** "No information" is treated as "don't know": expired before 90 days (C-58). */
export const businessTypeOfStatus = (status: PreviousPolicyStatus): BusinessType =>
  status === 'continue'
    ? businessTypes.rollover
    : status === 'no information'
      ? businessTypes.breakInBefore90Days
      : status

/**
 * The day the expiry calendar opens on: the stored end date if within 90 days either way, else today (spec §2, C-50).
 */
export function calendarOpensOn(stored: string | undefined, today: string): string {
  const near =
    stored !== undefined &&
    Math.abs(daysBetween(today, stored)) <= limits.previousPolicy.calendarMonthWindowDays
  return near ? stored : today
}
