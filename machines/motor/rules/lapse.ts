import { limits } from '../../reference/limits.ts'
import { plural } from '../../reference/plural.ts'
import { vehicleLabels } from '../../reference/policies.ts'
import { addDays, daysBetween } from '../../rules/calendar.ts'
import { formatDayWithYear } from '../../rules/dates.ts'
import type { Day } from '../../schemas/basics.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { bonusOf } from './ncb.ts'

/** What follows from a break in cover, in words; undefined where there is none or its day is not known. */
export function lapseOf(record: MotorRecord, today: Day): { title: string; text: string[] } | undefined {
  const { previousPolicy: { endDate } = {}, isNew, vehicleType = '4w' } = record
  if (isNew || !endDate || endDate >= today) return undefined
  const days = daysBetween(endDate, today)
  const kind = vehicleLabels[vehicleType].toLowerCase()
  const bonus = bonusOf(record)
  const { breakInDays } = limits.previousPolicy
  const keptUntil = addDays(endDate, breakInDays - 1)
  const isLong = days >= breakInDays
  return {
    title: plural(
      days,
      `Expired ${days} day ago, on ${formatDayWithYear(endDate)}`,
      `Expired ${days} days ago, on ${formatDayWithYear(endDate)}`,
    ),
    text: [
      `Until a new policy begins the ${kind} is not insured and may not be driven.`,
      ...(bonus > 0
        ? [`Your no-claim bonus of ${bonus}% is kept if you buy by ${formatDayWithYear(keptUntil)}.`]
        : []),
      ...(isLong ? ['A no-claim bonus is lost after 90 days without cover.'] : []),
      // No insurer looks at a two-wheeler before that.
      ...(vehicleType === '4w' || isLong
        ? [
            `Where damage to the ${kind} is insured, ${vehicleType === '4w' ? 'insurers look' : 'some insurers look'} at photographs of it first: you take them with your phone, an underwriter approves them, then you pay.`,
          ]
        : []),
    ],
  }
}
