import * as v from 'valibot'
import { type QuoteRequest, quoteRequest } from '#machines/motor/record/quote-request.ts'
import { type PricedAddOn, pricedAddOns } from '#machines/reference/addons.ts'
import { paise, rupees } from '#machines/rules/money.ts'

const chosen = v.optional(v.boolean(), false)
const amount = v.optional(v.pipe(v.number(), v.minValue(0)))
const { passengerCover, paidDrivers } = quoteRequest.entries

const priced = Object.fromEntries(pricedAddOns.map((name) => [name, chosen])) as Record<
  PricedAddOn,
  typeof chosen
>

/** The add-ons of a request under the specification's names (spec §3, REF-14 to REF-19, C-76). Rupees. */
export const wireAddOns = v.object({
  ...priced,
  personalAccident: chosen,
  isTppdDiscount: chosen,
  isElectricalAccessories: chosen,
  electricAmount: amount,
  isNonElectricalAccessories: chosen,
  nonElectricAmount: amount,
  isCngAccessories: chosen,
  cngValue: amount,
  isPassengerCover: chosen,
  passengerCoverAmount: passengerCover,
  liabilitiesToPaidDriver: chosen,
  noOfPaidDrivers: paidDrivers,
  /** Spelt like the quote's flag; the specification has no name for it in a request. */
  voluntaryDeductive: v.optional(v.number()),
})

type WireAddOns = v.InferOutput<typeof wireAddOns>

export function wireAddOnsOf(request: QuoteRequest): WireAddOns {
  const { electricalAccessories, nonElectricalAccessories, biFuelKit, passengerCover, paidDrivers } = request
  const names = pricedAddOns.map((name) => [name, request.addOns.includes(name)])
  return {
    ...(Object.fromEntries(names) as Record<PricedAddOn, boolean>),
    personalAccident: request.personalAccident,
    isTppdDiscount: request.tppdRestricted,
    isElectricalAccessories: electricalAccessories !== undefined,
    ...(electricalAccessories !== undefined && { electricAmount: rupees(electricalAccessories) }),
    isNonElectricalAccessories: nonElectricalAccessories !== undefined,
    ...(nonElectricalAccessories !== undefined && { nonElectricAmount: rupees(nonElectricalAccessories) }),
    isCngAccessories: biFuelKit !== undefined,
    ...(biFuelKit !== undefined && { cngValue: rupees(biFuelKit) }),
    isPassengerCover: passengerCover !== undefined,
    ...(passengerCover && { passengerCoverAmount: passengerCover }),
    liabilitiesToPaidDriver: paidDrivers !== undefined,
    ...(paidDrivers && { noOfPaidDrivers: paidDrivers }),
    ...(request.voluntaryDeductible !== undefined && { voluntaryDeductive: request.voluntaryDeductible }),
  }
}

/** An extra counts when it is ticked; the amount beside an unticked one is a leftover. */
export function requestOf(
  wire: WireAddOns,
  { coverType, idv }: Pick<QuoteRequest, 'coverType' | 'idv'>,
): QuoteRequest {
  const ticked = <T>(isTicked: boolean, value: T | undefined) => (isTicked ? value : undefined)
  const inPaise = (value: number | undefined) => (value === undefined ? undefined : paise(value))
  const chosenExtras = {
    idv,
    electricalAccessories: inPaise(ticked(wire.isElectricalAccessories, wire.electricAmount)),
    nonElectricalAccessories: inPaise(ticked(wire.isNonElectricalAccessories, wire.nonElectricAmount)),
    biFuelKit: inPaise(ticked(wire.isCngAccessories, wire.cngValue ?? 0)),
    passengerCover: ticked(wire.isPassengerCover, wire.passengerCoverAmount),
    paidDrivers: ticked(wire.liabilitiesToPaidDriver, wire.noOfPaidDrivers),
    voluntaryDeductible: wire.voluntaryDeductive,
  }
  return {
    coverType,
    addOns: pricedAddOns.filter((name) => wire[name]),
    tppdRestricted: wire.isTppdDiscount,
    personalAccident: wire.personalAccident,
    ...withoutBlanks(chosenExtras),
  }
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

const withoutBlanks = <T extends object>(fields: T): Given<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>
