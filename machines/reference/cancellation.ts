/** Why a policy is cancelled before it ends. */
export const cancellationReasons = {
  insuredElsewhere: 'I have another policy',
  sold: 'I have sold the vehicle',
  scrapped: 'The vehicle was scrapped, stolen or lost',
  notNeeded: 'I do not need the cover any more',
} as const

export type CancellationReason = keyof typeof cancellationReasons
export const cancellationReasonKeys = Object.keys(cancellationReasons) as CancellationReason[]
