import type { HealthPlan } from '#machines/health/record/health-plan.ts'
import { insurerWords } from '#texts/insurer-words/insurer-words.ts'

type Entry = [label: string, value: string]

/** What a plan covers, in the words of its card and of the comparison. */
export function featuresOf({ features }: HealthPlan): Entry[] {
  const { roomRent, waits, networkHospitals, restore } = features
  return [
    ['Room rent', insurerWords(roomRent)],
    ['Co-payment', coPaymentOf(features)],
    ['First claims', `After ${waits.initialDays} days; accidents at once`],
    ['Specified illnesses', `After ${waits.specifiedIllness} months`],
    ['Existing illnesses', `After ${waits.preExisting} months`],
    ['Maternity', waits.maternity === undefined ? 'Not covered' : `After ${waits.maternity} months`],
    ['Network hospitals', networkHospitals.toLocaleString('en-IN')],
    ['Restored once used up', insurerWords(restore)],
  ]
}

function coPaymentOf({ coPayment, zoneCoPayment }: HealthPlan['features']): string {
  if (coPayment > 0) return `${coPayment}%`
  return zoneCoPayment > 0 ? `None; ${zoneCoPayment}% in a dearer city` : 'None'
}
