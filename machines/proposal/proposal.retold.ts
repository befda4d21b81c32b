import type { SavedStep } from '../core/meta.ts'
import type { Retold } from '../motor/motor.retold.ts'
import type { MotorRecord } from '../schemas/record.ts'
import { proposalAnswers } from './proposal.record.ts'

/** Saved steps 8-10 as the proposal heard them. */
export function retoldProposal(step: SavedStep, told: MotorRecord, _: MotorRecord): Retold | undefined {
  if (step === 8) {
    const verified = { type: 'xstate.done.actor.kyc', output: { kyc: told.kyc } }
    return { screen: 'kyc', events: [verified, given('person.given', told)] }
  }
  if (step === 9) return { screen: 'nominee', events: [given('nominee.given', told)] }
  if (step === 10) return { screen: 'vehicle', events: [given('vehicleDetails.given', told)] }
  return undefined
}

function given(type: keyof typeof proposalAnswers, told: MotorRecord) {
  return { type, ...proposalAnswers[type](told) }
}
