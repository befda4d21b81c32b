import * as v from 'valibot'
import { paise, rupees } from '#machines/rules/money.ts'
import { type Excess, excess } from '#machines/schemas/outcome.ts'

/** What was paid too much, in rupees with paise behind the point. */
export const wireExcess = v.object({ ...excess.entries, amount: v.number() })

type WireExcess = v.InferOutput<typeof wireExcess>

/** As the entry of a reply, which has none where nothing goes back. */
export const excessToWire = (refund: Excess | undefined): { refund?: WireExcess } =>
  refund ? { refund: { ...refund, amount: rupees(refund.amount) } } : {}

export const excessOfWire = (refund: WireExcess | undefined): { refund?: Excess } =>
  refund ? { refund: { ...refund, amount: paise(refund.amount) } } : {}
