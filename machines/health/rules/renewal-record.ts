import type { Renewal, Sold } from '../../core/server-product.ts'
import { limits } from '../../reference/limits.ts'
import { inForce, tariff } from '../../reference/tariff.ts'
import type { Day } from '../../schemas/basics.ts'
import { emptyHealth, type HealthRecord } from '../record/health-record.ts'
import { ageOn } from './age.ts'

/**
 * The journey that renews a policy: the same cover for a person who is older by now, at prices that are asked anew.
 * What the proposal asked for is carried along and given again before it is sent.
 */
export function healthRenewal(sold: Sold<HealthRecord>, today: Day): Renewal<HealthRecord> {
  const { leadId, record } = sold
  const { basics, request, customer, person, build, occupation, medical } = record
  const { permanentAddress, communicationAddress, nominee } = record
  const noClaimBonusPct = bonusAfter(sold, today)
  return {
    answers: {
      ...emptyHealth,
      savedStep: 2,
      ...(basics && { basics: { ...basics, age: ageNow(record, today) } }),
      request,
      customer,
    },
    carried: {
      renewalOf: leadId,
      ...(noClaimBonusPct > 0 && { noClaimBonusPct }),
      person,
      build,
      occupation,
      medical,
      permanentAddress,
      communicationAddress,
      nominee,
    },
  }
}

function ageNow({ basics, person, plan }: HealthRecord, today: Day): number {
  const { min, max } = limits.age
  const age = person?.dateOfBirth
    ? ageOn(today, person.dateOfBirth)
    : (basics?.age ?? min) + (plan?.tenure ?? 1)
  return Math.min(age, max)
}

/** What the sum insured has grown by, percent, if no claim was made: for as long as the add-on is held. */
function bonusAfter(
  { record: { plan, noClaimBonusPct: before = 0 } }: Sold<HealthRecord>,
  today: Day,
): number {
  if (!plan?.lines.some(({ key }) => key === 'noClaimBonusSuper')) return 0
  const { pctPerYear, maxPct } = inForce(tariff.health, today).noClaimBonus
  return Math.min(before + pctPerYear * plan.tenure, maxPct)
}
