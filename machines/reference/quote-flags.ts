import type { AddOn } from './addons.ts'

/** The nineteen flags of a quote, each with an `…Amount` beside it (spec §3). */
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
 * Maps requested add-ons to the flags of a quote (C-76). A bi-fuel kit has two, for own damage and third party; the
 * TPPD discount has a field of its own, `tppdDiscount`, and no flag.
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

/** The add-on behind a flag; undefined for the three that are shown but cannot be chosen. */
export const addOnOfFlag = (flag: QuoteFlag): AddOn | undefined => addOnByFlag.get(flag)
