import { addOnDefinitions } from '../reference/addons.ts'
import { priceChange as texts } from '../reference/messages/price-change.ts'
import { formatDayWithYear } from './dates.ts'
import { formatRupees } from './money.ts'

type Line = { key: string; label: string; amount: number; reason: string }

/** A price and the answers it was given for; money in paise. */
export type PricedOn = {
  insurer: string
  idv?: { value: number } | undefined
  lines: readonly Line[]
  gst: number
  final: number
  included: readonly string[]
  businessType?: string | undefined
  previousEnd?: string | undefined
}

/** A reason for a changed amount, and its share of the difference. */
type ChangeReason = { key: string; text: string; amount: number }
export type PriceChange = { amount: number; reasons: ChangeReason[] }

const ownDamage = [
  'basicOd',
  'electricalAccessories',
  'nonElectricalAccessories',
  'biFuelOd',
  'insurerDiscount',
  'antiTheft',
  'automobileAssociation',
  'voluntaryDeductible',
]
const setByLaw = ['basicTp', 'hybridDiscount', 'biFuelTp', 'tppdDiscount', 'paidDriver']
const isOwnDamage = (key: string) => ownDamage.includes(key)
const isSetByLaw = (key: string) => setByLaw.includes(key)
const isAccident = (key: string) => key === 'personalAccident'
const isAddOn = (key: string) => key !== 'ncb' && !isOwnDamage(key) && !isSetByLaw(key) && !isAccident(key)

/**
 * How one insurer's price for the same request changed, from the two breakups: the parts of the difference with their
 * reasons, which add up to it. Undefined where the price is the same.
 */
export function priceChange(before: PricedOn, now: PricedOn): PriceChange | undefined {
  if (before.final === now.final) return undefined
  const difference = (counts: (key: string) => boolean) => sumOf(now, counts) - sumOf(before, counts)
  const bonus = bonusReason(before, now)
  const own = [difference(isOwnDamage), bonus ? 0 : difference((key) => key === 'ncb')]
  const parts: [Reason, number][] = [
    [ownDamageReason(before, now), sum(own)],
    [bonus ?? rate(now), bonus ? difference((key) => key === 'ncb') : 0],
    [{ key: 'law', text: texts.law }, difference(isSetByLaw)],
    [addOnsReason(before, now), difference(isAddOn)],
    [rate(now), difference(isAccident)],
    [{ key: 'tax', text: texts.tax }, now.gst - before.gst],
  ]
  return { amount: now.final - before.final, reasons: joined(parts) }
}

type Reason = Omit<ChangeReason, 'amount'>

/** Each reason once, and none for what costs the same. */
function joined(parts: readonly [Reason, number][]): ChangeReason[] {
  const byKey = new Map<string, ChangeReason>()
  for (const [reason, amount] of parts) {
    byKey.set(reason.key, { ...reason, amount: amount + (byKey.get(reason.key)?.amount ?? 0) })
  }
  return [...byKey.values()].filter(({ amount }) => amount !== 0)
}

const rate = ({ insurer }: PricedOn): Reason => ({ key: 'rate', text: texts.rate(insurer) })

/** A break in cover takes precedence over the vehicle's age, and that over the insurer's own rates. */
function ownDamageReason(before: PricedOn, now: PricedOn): Reason {
  const { businessType = '', previousEnd } = now
  if (before.businessType !== businessType && previousEnd !== undefined) {
    return { key: 'breakIn', text: texts.breakIn(formatDayWithYear(previousEnd), businessType) }
  }
  return ageReason(before, now) ?? rate(now)
}

/** An older vehicle has a lower value and another row in the tables. */
function ageReason(before: PricedOn, now: PricedOn): Reason | undefined {
  const [was, is] = [before.idv?.value, now.idv?.value]
  if (was === undefined || is === undefined) return undefined
  if (was !== is) return { key: 'age', text: texts.value(formatRupees(was), formatRupees(is)) }
  return rowOf(before) === rowOf(now) ? undefined : { key: 'age', text: texts.age }
}

const rowOf = ({ lines }: PricedOn) => lines.find(({ key }) => key === 'basicOd')?.reason

/** The bonus changed; its label says to what. */
function bonusReason(before: PricedOn, now: PricedOn): Reason | undefined {
  const [was, is] = [bonusOf(before), bonusOf(now)]
  if (was === is) return undefined
  return { key: 'bonus', text: is === 0 ? texts.bonusLapsed(was) : texts.bonus(was, is) }
}

function bonusOf({ lines }: PricedOn): number {
  const label = lines.find(({ key }) => key === 'ncb')?.label ?? ''
  return Number(/(\d+)%/.exec(label)?.[1] ?? 0)
}

function addOnsReason(before: PricedOn, now: PricedOn): Reason {
  const [came, went] = [missingIn(before, now), missingIn(now, before)]
  if (came.length > 0) return { key: 'addOns', text: texts.includes(came.join(', ')) }
  if (went.length > 0) return { key: 'addOns', text: texts.leavesOut(went.join(', ')) }
  return ageReason(before, now) ?? rate(now)
}

const missingIn = (there: PricedOn, here: PricedOn): string[] =>
  here.included
    .filter((addOn) => !there.included.includes(addOn))
    .map((addOn) => addOnDefinitions.find(({ value }) => value === addOn)?.label ?? addOn)

const sumOf = ({ lines }: PricedOn, counts: (key: string) => boolean): number =>
  sum(lines.filter(({ key }) => counts(key)).map(({ amount }) => amount))

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
