/** The steps of a purchase, whatever is bought, in their order. */
export const funnelSteps = [
  'visit',
  'number',
  'price',
  'plan',
  'proposal',
  'kyc',
  'payment',
  'policy',
] as const
export type FunnelStep = (typeof funnelSteps)[number]
