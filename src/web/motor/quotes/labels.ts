import type { MotorPlan } from '#machines/motor/record/motor-plan.ts'
import { plural } from '#machines/reference/plural.ts'
import type { BusinessType, CoverType } from '#machines/reference/policies.ts'
import { yearsBetween } from '#machines/rules/calendar.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'

export const coverLabels: Readonly<Record<CoverType, { label: string; hint: string }>> = {
  comprehensive: { label: 'Comprehensive', hint: 'Your vehicle, and damage you do to others' },
  odOnly: { label: 'Own damage', hint: 'Your vehicle; your third-party policy runs on' },
  thirdParty: { label: 'Third party', hint: 'Damage to others only. The legal minimum.' },
}

/** How long ago the previous cover ended. */
export const expiryLabels: Readonly<Record<BusinessType, string>> = {
  'not expired': 'Not expired',
  'expired within 90 days': 'Expired in the last 90 days',
  'expired before 90 days': 'Expired more than 90 days ago',
  new: 'New vehicle',
}

/** `1 year`, or `own damage 1 year and third party 3 years` where they differ. */
export function periodOf({
  start,
  end,
  thirdPartyEnd,
}: Pick<MotorPlan, 'start' | 'end' | 'thirdPartyEnd'>): string {
  const own = years(start, end)
  if (thirdPartyEnd === undefined || thirdPartyEnd === end) return own
  return `own damage ${own}, third party ${years(start, thirdPartyEnd)}`
}

function years(start: string, end: string): string {
  const count = Math.round(yearsBetween(start, end))
  return plural(count, `${count} year`, `${count} years`)
}

export const datesOf = ({ start, end }: Pick<MotorPlan, 'start' | 'end'>): string =>
  `${formatDayWithYear(start)} to ${formatDayWithYear(end)}`
