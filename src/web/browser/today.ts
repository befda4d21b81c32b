import { dayOf } from '#machines/rules/day.ts'

/** Today in India, whatever the zone of the device. */
export const today = (): string => dayOf(new Date())
