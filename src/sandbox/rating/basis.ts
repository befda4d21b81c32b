import type { MotorRisk } from '#machines/motor/record/motor-risk.ts'
import { nextNcb } from '#machines/motor/rules/ncb.ts'
import { coverPeriod, type Period, thirdPartyYears } from '#machines/motor/rules/policy-period.ts'
import type { RatingProfile } from '#machines/reference/insurer.ts'
import type { Ncb } from '#machines/reference/policies.ts'
import {
  type AddOnGuide,
  type ExtrasTariff,
  inForce,
  type OwnDamageTariff,
  type ThirdPartyTariff,
  tariff,
} from '#machines/reference/tariff.ts'
import { monthsBetween } from '#machines/rules/calendar.ts'
import { type IdvBounds, idvOf } from './idv.ts'
import { startsAfterDays } from './inspection.ts'

/**
 * A risk with everything derived from it: period, ages at the start, declared value, bonus, and the tables in force.
 */
export interface Basis {
  risk: MotorRisk
  profile: RatingProfile
  period: Period & { odEnd?: string }
  /** Years at the start, with fraction. */
  age: number
  tpYears: number
  idv: IdvBounds
  ncb: Ncb
  ownDamage: OwnDamageTariff
  thirdParty: ThirdPartyTariff
  extras: ExtrasTariff
  guide: AddOnGuide
}

export function basisOf(risk: MotorRisk, profile: RatingProfile, today: string): Basis {
  const period = coverPeriod({ ...risk, today, startsAfterDays: startsAfterDays(risk, profile, today) })
  const on = period.start
  const months = risk.isNew ? 0 : Math.max(0, monthsBetween(risk.registrationDate, on))
  return {
    risk,
    profile,
    period,
    age: months / 12,
    tpYears: thirdPartyYears(risk.vehicleType, risk.isNew),
    idv: idvOf(risk, profile, months, inForce(tariff.idv, on)),
    ncb: nextNcb({ ...risk, previous: risk.previousNcb }),
    ownDamage: inForce(tariff.ownDamage, on),
    thirdParty: inForce(tariff.thirdParty, on),
    extras: inForce(tariff.extras, on),
    guide: inForce(tariff.addOnGuide, on),
  }
}
