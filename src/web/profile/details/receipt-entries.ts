import { profile as texts } from '#machines/reference/messages/profile.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'
import { dayOf } from '#machines/rules/day.ts'
import type { Erasure } from '#machines/schemas/erasure.ts'

/** What was erased, as a person reads it. */
export const erasedEntries = ({ number, at, journeys, isProfileErased }: Erasure): [string, string][] => [
  [texts.erasure.number, number],
  [texts.erasure.at, formatDayWithYear(dayOf(new Date(at)))],
  [texts.erasure.journeys, String(journeys)],
  ...(isProfileErased ? [[texts.erasure.profile, texts.erasure.gone] as [string, string]] : []),
]
