import type { JourneyRecord } from '#machines/schemas/journey-record.ts'

type Holding = { record?: JourneyRecord; leadId?: string } | undefined

/** The record a machine holds, where it holds one. */
export const recordIn = (context: Holding): JourneyRecord | undefined => context?.record

/** The lead a machine is about. */
export const leadIdOf = (context: Holding): string | undefined =>
  context?.leadId || context?.record?.leadId || undefined
