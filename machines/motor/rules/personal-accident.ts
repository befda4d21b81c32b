import type { CoverType } from '../../reference/policies.ts'
import type { MotorRecord } from '../record/motor-record.ts'

export const personalAccidents = ['bought', 'declined', 'none'] as const

/**
 * How a policy stands to the owner's personal accident cover: bought, declined for one of the reasons the law allows,
 * or no part of it, as of an organisation's or of own damage alone (C-81).
 */
export function personalAccidentOf({
  customerType,
  request,
}: Pick<MotorRecord, 'customerType' | 'request'>): (typeof personalAccidents)[number] {
  if (!asksPersonalAccident({ customerType }, request?.coverType ?? 'comprehensive')) return 'none'
  return (request?.personalAccident ?? true) ? 'bought' : 'declined'
}

/** The law asks it of persons who drive; own damage alone follows a policy that has it already. */
export const asksPersonalAccident = (
  { customerType }: Pick<MotorRecord, 'customerType'>,
  coverType: CoverType,
): boolean => customerType !== 'organisation' && coverType !== 'odOnly'
