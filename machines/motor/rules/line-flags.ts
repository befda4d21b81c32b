import type { AddOn } from '../../reference/addons.ts'
import { addOnOfFlag, flagsOfAddOn, type QuoteFlag, quoteFlags } from '../../reference/quote-flags.ts'
import type { PremiumLine } from '../../schemas/plan.ts'

/** An add-on's line has its name; the lines of other extras are mapped here. */
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

/** The quote flag of a breakup line, if any (C-76). */
export const flagOfLine = (key: string): QuoteFlag | undefined => flagOfExtra[key] ?? flagsOf[key]?.[0]

/** The add-ons included in a price, from its lines. */
export function addOnsIn(lines: readonly Pick<PremiumLine, 'key'>[]): AddOn[] {
  const flags = new Set(lines.map(({ key }) => flagOfLine(key)))
  const reduced = lines.some(({ key }) => key === 'tppdDiscount')
  return addOnsOfFlags((flag) => flags.has(flag), reduced)
}

/** The same from a quote's flags and its `tppdDiscount`, in a fixed order. */
export function addOnsOfFlags(isSet: (flag: QuoteFlag) => boolean, reduced: boolean): AddOn[] {
  const addOns = quoteFlags.filter(isSet).flatMap((flag) => addOnOfFlag(flag) ?? [])
  return [...new Set([...addOns, ...(reduced ? (['isTppdDiscount'] as const) : [])])]
}
