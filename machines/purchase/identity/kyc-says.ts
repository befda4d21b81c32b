import type { Answers } from '../../core/field.ts'
import type { JourneyRecord } from '../../schemas/journey-record.ts'

/**
 * What the KYC record says of what the proposal asks. No insurer refuses another birth date or gender than that, so it
 * is pointed out and not refused; another name is refused when it is saved.
 */
export const kycSays = (asks: string, { kyc }: Pick<JourneyRecord, 'kyc'>): Answers =>
  asks === 'person.given' ? { dateOfBirth: kyc?.dateOfBirth, gender: kyc?.gender } : {}
