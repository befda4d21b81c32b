import type { HealthPlan } from '#machines/health/record/health-plan.ts'
import type { HealthFilters } from '#machines/health/wizard/health.events.ts'

const noLimit = /no limit|any room/i

/** Whether a plan offers what is asked of the list. */
export const isListed = (
  { features: { roomRent, coPayment, zoneCoPayment, waits } }: HealthPlan,
  { noRoomLimit, noCoPayment, longestWait }: HealthFilters,
): boolean =>
  (!noRoomLimit || noLimit.test(roomRent)) &&
  (!noCoPayment || coPayment + zoneCoPayment === 0) &&
  waits.preExisting <= longestWait
