import type { Fact } from '../../document/document.ts'
import { printDay } from '../../document/format.ts'
import type { MotorRecord } from '../record/motor-record.ts'

/** The previous policy, on whose bonus this one relies, and the third-party policy beside stand-alone own damage. */
export function pastFacts({ previousPolicy: past, vehicle, plan }: MotorRecord): Fact[] {
  const bonus = plan?.lines.find(({ key }) => key === 'ncb')?.label.match(/\d+%/)?.[0]
  const third = plan?.coverType === 'odOnly' ? vehicle?.thirdPartyPolicy : undefined
  return [
    ['No claim bonus', bonus ?? 'None'],
    ...(past?.insurer ? [['Previous insurer', past.insurer.label] as const] : []),
    ...(vehicle?.previousPolicyNumber ? [['Previous policy', vehicle.previousPolicyNumber] as const] : []),
    ...(past?.endDate ? [['Previous policy ended', printDay(past.endDate)] as const] : []),
    ...(third
      ? [['Third-party policy', `${third.insurer} ${third.number}, to ${printDay(third.end)}`] as const]
      : []),
  ]
}
