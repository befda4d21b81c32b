import { limits } from '../../reference/limits.ts'
import {
  type BusinessType,
  businessTypes,
  type CoverType,
  type VehicleKind,
} from '../../reference/policies.ts'
import { addDays, addYears } from '../../rules/calendar.ts'

export interface Period {
  start: string
  end: string
}

const { years, newVehicleYears } = limits.policyTerm

const lasting = (start: string, term: number): Period => ({ start, end: addDays(addYears(start, term), -1) })

/** Years of third-party cover: 1, or 3 and 5 for a new car and two-wheeler (spec §9). */
export const thirdPartyYears = (vehicleType: VehicleKind, isNew: boolean): number =>
  isNew ? newVehicleYears[vehicleType] : years

/** The policy period at the start of a journey: from today, for the term, less a day (spec §4). */
export const startPeriod = ({
  today,
  vehicleType,
  isNew,
}: {
  today: string
  vehicleType: VehicleKind
  isNew: boolean
}): Period => lasting(today, thirdPartyYears(vehicleType, isNew))

interface CoverQuestion {
  today: string
  vehicleType: VehicleKind
  isNew: boolean
  coverType: CoverType
  businessType: BusinessType
  previousEnd?: string | undefined
  /** Days until an insurer starts cover after a break. */
  startsAfterDays: number
}

/**
 * The period an insurer quotes. It follows a running policy without a gap; after a break it starts after the
 * insurer's waiting days. Own damage is always for one year; `end` is the end of the longest cover.
 */
export function coverPeriod(question: CoverQuestion): Period & { odEnd?: string } {
  const start = coverStart(question)
  if (question.coverType === 'odOnly') {
    const { end } = lasting(start, years)
    return { start, end, odEnd: end }
  }
  const { end } = lasting(start, thirdPartyYears(question.vehicleType, question.isNew))
  return question.coverType === 'thirdParty'
    ? { start, end }
    : { start, end, odEnd: lasting(start, years).end }
}

function coverStart({ today, isNew, businessType, previousEnd, startsAfterDays }: CoverQuestion): string {
  if (isNew) return today
  if (businessType === businessTypes.rollover && previousEnd && previousEnd >= today)
    return addDays(previousEnd, 1)
  return addDays(today, startsAfterDays)
}
