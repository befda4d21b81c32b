import type { Decline } from '#machines/reference/insurer.ts'
import { sizeOf } from './bands.ts'
import type { Basis } from './basis.ts'
import { hasOwnDamage } from './cover.ts'

/** Why the insurer does not quote this risk, if it does not. */
export function declineOf(basis: Basis): string | undefined {
  const { risk, profile, age } = basis
  if (sizeOf(risk) === null) return 'The engine size of this variant is not known'
  if (hasOwnDamage(risk) && age > profile.maxVehicleAge) {
    return `Own damage is offered up to ${profile.maxVehicleAge} years of age`
  }
  return profile.declines.find((decline) => applies(decline, basis))?.reason
}

/** Every condition given must hold. */
function applies({ reason: _, overAge, ...conditions }: Decline, { risk, age }: Basis): boolean {
  if (overAge !== undefined && age <= overAge) return false
  return (Object.keys(conditions) as (keyof typeof conditions)[]).every(
    (key) => conditions[key] === risk[key],
  )
}
