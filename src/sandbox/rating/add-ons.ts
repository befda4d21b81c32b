import type { MotorPremiumLine, NotOffered } from '#machines/motor/rules/rating-types.ts'
import { addOnDefinition, type PricedAddOn } from '#machines/reference/addons.ts'
import type { AddOnOffer } from '#machines/reference/insurer.ts'
import { flagsOfAddOn } from '#machines/reference/quote-flags.ts'
import { dayToSlashes } from '#machines/rules/day.ts'
import { formatRupees, paise } from '#machines/rules/money.ts'
import { percentOf } from './arithmetic.ts'
import { vehicleText } from './bands.ts'
import type { Basis } from './basis.ts'
import { hasOwnDamage } from './cover.ts'

/** The requested add-ons, each priced or refused with a reason. The no-claim bonus does not apply to them. */
export function addOnLines(
  basis: Basis,
  odBeforeNcb: number,
): { lines: MotorPremiumLine[]; notOffered: NotOffered[] } {
  const lines: MotorPremiumLine[] = []
  const notOffered: NotOffered[] = []
  for (const key of new Set(basis.risk.addOns)) {
    const offer = basis.profile.addOns[basis.risk.vehicleType][key]
    const refusal = refusalOf(key, offer, basis)
    if (refusal || !offer) notOffered.push({ key, reason: refusal ?? notSold })
    else lines.push(lineOf(key, offer, basis, odBeforeNcb))
  }
  return { lines, notOffered }
}

const notSold = 'This insurer does not offer it'

function refusalOf(key: PricedAddOn, offer: AddOnOffer | undefined, basis: Basis): string | undefined {
  if (!hasOwnDamage(basis.risk)) return 'It goes with own-damage cover only'
  if (!offer) return notSold
  if (basis.age >= offer.underAge) return `Offered for vehicles under ${offer.underAge} years`
  if (key === 'ncbProtection' && basis.ncb === 0) return 'There is no bonus to protect'
  return undefined
}

function lineOf(key: PricedAddOn, offer: AddOnOffer, basis: Basis, odBeforeNcb: number): MotorPremiumLine {
  const { amount, reason } = priceOf(key, offer, basis, odBeforeNcb)
  const label = addOnDefinition(key)?.label ?? key
  return { key, part: 'addOns', label, amount, reason, flag: flagsOfAddOn[key][0] }
}

function priceOf(
  key: PricedAddOn,
  { basis: by, amount }: AddOnOffer,
  { risk, profile, age, idv, guide }: Basis,
  odBeforeNcb: number,
): { amount: number; reason: string } {
  const rates = `${profile.name}'s add-on rates`
  const ofIdv = `of the IDV ${formatRupees(idv.value)}`
  if (by === 'flat') return { amount: paise(amount), reason: `A fixed price a year (${rates})` }
  if (by === 'od') {
    const reason = `${amount}% of own damage ${formatRupees(odBeforeNcb)} (${rates})`
    return { amount: percentOf(odBeforeNcb, amount), reason }
  }
  if (by === 'idv') return { amount: percentOf(idv.value, amount), reason: `${amount}% ${ofIdv} (${rates})` }
  const completed = Math.floor(age)
  const listed = guide.percentByAge[risk.vehicleType][key]?.[completed] ?? 0
  const pct = Math.round(listed * amount * 1000) / 1000
  const aged = `${vehicleText(risk.vehicleType)} aged ${completed} ${completed === 1 ? 'year' : 'years'}`
  const since = dayToSlashes(guide.validFrom)
  const reason = `${pct}% ${ofIdv}: add-on rate for a ${aged} (${profile.name}'s filed rate, from ${since})`
  return { amount: percentOf(idv.value, pct), reason }
}
