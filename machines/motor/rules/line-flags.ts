import type { AddOn } from '../../reference/addons.ts'
import { addOnOfFlag, flagsOfAddOn, type QuoteFlag, quoteFlags } from '../../reference/quote-flags.ts'
import type { PremiumLine } from '../../schemas/plan.ts'

/** An add-on's own line bears its name; the lines of other extras are named here. */
const flagOfExtra: Readonly<Record<string, QuoteFlag>> = {
  electricalAccessories: 'ElectricalAccessories',
  nonElectricalAccessories: 'NonElectricalAccessories',
  biFuelOd: 'BiFuelOd',
  biFuelTp: 'BiFuelTp',
  passengerCover: 'PassengerCover',
  paidDriver: 'liabilitiesToPaidDriver',
  voluntaryDeductible: 'VoluntaryDeductive',
}

const flagsOf: Readonly<Record<string, readonly QuoteFlag[]>> = flagsOfAddOn

/** The quote's flag that a line of the breakup fills, where it has one (register C-76). */
export const flagOfLine = (key: string): QuoteFlag | undefined => flagOfExtra[key] ?? flagsOf[key]?.[0]

/** The add-ons that a price contains, told by its lines. */
export function addOnsIn(lines: readonly Pick<PremiumLine, 'key'>[]): AddOn[] {
  const flags = new Set(lines.map(({ key }) => flagOfLine(key)))
  const reduced = lines.some(({ key }) => key === 'tppdDiscount')
  return addOnsOfFlags((flag) => flags.has(flag), reduced)
}

/** The same told by a quote's flags and its `tppdDiscount`; always in one order. */
export function addOnsOfFlags(isSet: (flag: QuoteFlag) => boolean, reduced: boolean): AddOn[] {
  const addOns = quoteFlags.filter(isSet).flatMap((flag) => addOnOfFlag(flag) ?? [])
  return [...new Set([...addOns, ...(reduced ? (['isTppdDiscount'] as const) : [])])]
}
