import type { AddOn } from './addons.ts'

/** The nineteen flags of a quote, each with an `…Amount` beside it (§3). */
export const quoteFlags = [
  'RoadSideAssistance',
  'EngineProtection',
  'TyreProtection',
  'RimProtection',
  'Consumables',
  'ElectricalAccessories',
  'NonElectricalAccessories',
  'InvoiceCover',
  'NCBProtection',
  'VoluntaryDeductive',
  'PassengerCover',
  'PersonalAccident',
  'LossOfPersonalBelongings',
  'ZeroDepriciationCover',
  'KeyReplacement',
  'BiFuelOd',
  'BiFuelTp',
  'liabilitiesToPaidDriver',
  'LlToEmployeeCover',
] as const
export type QuoteFlag = (typeof quoteFlags)[number]

/**
 * From what is asked for to what the quote says (C-76). A bi-fuel kit shows twice, in own damage and in third party;
 * the TPPD discount has its own field, `tppdDiscount`, and no flag.
 */
export const flagsOfAddOn: Readonly<Record<AddOn, readonly QuoteFlag[]>> = {
  zeroDepriciationCover: ['ZeroDepriciationCover'],
  roadSideAssistance: ['RoadSideAssistance'],
  consumables: ['Consumables'],
  keyReplacement: ['KeyReplacement'],
  invoiceCover: ['InvoiceCover'],
  ncbProtection: ['NCBProtection'],
  lossOfPersonalBelongings: ['LossOfPersonalBelongings'],
  engineProtection: ['EngineProtection'],
  tyreProtection: ['TyreProtection'],
  personalAccident: ['PersonalAccident'],
  isTppdDiscount: [],
  isElectricalAccessories: ['ElectricalAccessories'],
  isNonElectricalAccessories: ['NonElectricalAccessories'],
  isCngAccessories: ['BiFuelOd', 'BiFuelTp'],
  isPassengerCover: ['PassengerCover'],
  liabilitiesToPaidDriver: ['liabilitiesToPaidDriver'],
}

const addOnByFlag = new Map<QuoteFlag, AddOn>(
  (Object.keys(flagsOfAddOn) as AddOn[]).flatMap((addOn) =>
    flagsOfAddOn[addOn].map((flag) => [flag, addOn] as const),
  ),
)

/** The add-on a flag answers; nothing for the three that are shown and cannot be chosen. */
export const addOnOfFlag = (flag: QuoteFlag): AddOn | undefined => addOnByFlag.get(flag)
