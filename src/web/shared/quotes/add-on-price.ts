import type { Offers } from '#machines/purchase/quotes/offers.ts'
import { formatRupees } from '#machines/rules/money.ts'
import type { Plan } from '#machines/schemas/plan.ts'

type Priced = { offers: Offers<Plan>; before?: Offers<Plan> }

/**
 * What those who sell an add-on here ask for it, chosen or not: `₹360 to ₹466`, with the word that lowers a price where
 * they pay for it. While everybody is asked anew, their last prices count.
 */
export function addOnPrice(addOn: string, { offers, before }: Priced): string | undefined {
  const amounts = Object.values({ ...before, ...offers }).flatMap((plan) => amountIn(plan, addOn) ?? [])
  if (amounts.length === 0) return undefined
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  if (most < 0) return `${rangeOf(-most, -least)} less`
  return rangeOf(least, most)
}

/** The same where taxes come on top. */
export function addOnPriceBeforeGst(addOn: string, priced: Priced): string | undefined {
  const price = addOnPrice(addOn, priced)
  return price && `${price} before GST`
}

/** As the insurer tells it, else as its price has it. */
function amountIn({ addOnPrices = [], lines }: Plan, addOn: string): number | undefined {
  const told = addOnPrices.find((one) => one.addOn === addOn)
  return (told ?? lines.find(({ key }) => key === addOn))?.amount
}

const rangeOf = (least: number, most: number) =>
  least === most ? formatRupees(least) : `${formatRupees(least)} to ${formatRupees(most)}`
