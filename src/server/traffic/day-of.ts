import { clockOf } from '../world.ts'

/** The calendar day of a moment in Asia/Kolkata. */
export const dayOf = (at: Date): string => clockOf(() => at).today()
