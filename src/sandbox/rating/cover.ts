import type { MotorRisk } from '#machines/motor/record/motor-risk.ts'
import { businessTypes } from '#machines/reference/policies.ts'

export const hasOwnDamage = ({ coverType }: MotorRisk): boolean => coverType !== 'thirdParty'

export const hasThirdParty = ({ coverType }: MotorRisk): boolean => coverType !== 'odOnly'

export const isBreakIn = ({ businessType }: MotorRisk): boolean =>
  businessType === businessTypes.breakInWithin90Days || businessType === businessTypes.breakInBefore90Days
