import { yearsBetween } from '../../rules/calendar.ts'

/** A person's age in full years. */
export const ageOn = (today: string, dateOfBirth: string): number =>
  Math.floor(yearsBetween(dateOfBirth, today))
