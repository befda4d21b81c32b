import { clockOf } from '../clock-and-random.ts'

/** The calendar day of a moment in Asia/Kolkata. */
export const trafficDayOf = (at: Date): string => clockOf(() => at).today()
