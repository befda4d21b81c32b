import { dayOf } from '#machines/rules/day.ts'

/** Today in India, as pages and server have it. */
export const today = (): string => dayOf(new Date())
