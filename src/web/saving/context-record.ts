import type { MotorRecord } from '#machines/motor/record/motor-record.ts'

type Holding = { record?: MotorRecord; leadId?: string } | undefined

/** The record a machine holds, where it holds one. */
export const recordIn = (context: Holding): MotorRecord | undefined => context?.record

/** The lead a machine is about. */
export const leadIdOf = (context: Holding): string | undefined =>
  context?.leadId || context?.record?.leadId || undefined
