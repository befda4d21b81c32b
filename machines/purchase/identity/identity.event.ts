import * as v from 'valibot'
import { answering } from '../../core/answer.ts'
import { type EventDefinition, selection } from '../../core/event.ts'
import type { SavedStep } from '../../core/meta.ts'
import type { JourneyRecord } from '../../schemas/journey-record.ts'
import { type KycResult, kycResult } from '../../schemas/proposal.ts'
import { sampleKyc } from './sample-kyc.ts'

/**
 * The customer has said that the person whom a check has found is the buyer. It is saved with the step of the person;
 * of what it carries the server believes the reference of the check alone.
 */
export const identityTaken = (step: SavedStep): EventDefinition<{ kyc: KycResult }> => {
  const taken = answering<JourneyRecord>()(
    step,
    selection('This is me', v.object({ kyc: kycResult }), [{ kyc: sampleKyc }]),
    { known: () => undefined },
  )
  const fields = { kyc: { label: 'Identity', control: 'hidden', secret: true, schema: kycResult } } as const
  return { ...taken, fields }
}
