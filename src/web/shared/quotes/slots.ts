import type { Offers, Refusals } from '#machines/purchase/quotes/offers.ts'
import type { Insurer } from '#machines/reference/insurer.ts'
import type { Plan, Unavailable } from '#machines/schemas/plan.ts'

type AskedInsurer = Pick<Insurer, 'insurerId' | 'name' | 'logo'>

/** A placeholder for an insurer that has not answered yet. */
export type Slot<P extends Plan = Plan> = { insurer: AskedInsurer } & (
  | { kind: 'priced'; plan: P }
  | { kind: 'refused'; unavailable: Unavailable }
  /** With the insurer's price before everybody was asked anew. */
  | { kind: 'awaited'; before?: P }
)

type InsurerAnswers<P extends Plan> = {
  offers: Offers<P>
  refusals: Refusals
  before?: Offers<P>
  /** The one insurer asked again. */
  only?: number
}

/** One slot per insurer (C-112), by name; while prices stream in, also for those pending. */
export function slotsOf<P extends Plan>(
  insurers: readonly AskedInsurer[],
  { offers, refusals, before, only }: InsurerAnswers<P>,
  isStreaming: boolean,
): Slot<P>[] {
  return insurers.flatMap((insurer): Slot<P>[] => {
    const plan = offers[insurer.insurerId]
    const unavailable = refusals[insurer.insurerId]
    const isAskedAgain = isStreaming && only === insurer.insurerId
    if (plan && !isAskedAgain) return [{ insurer, kind: 'priced', plan }]
    if (unavailable && !isAskedAgain) return [{ insurer, kind: 'refused', unavailable }]
    const earlier = before?.[insurer.insurerId]
    return isStreaming ? [{ insurer, kind: 'awaited', ...(earlier && { before: earlier }) }] : []
  })
}

/**
 * Cheapest first (QUOTE-05), then pending, then without a price; ties by name. Until its new price comes, an insurer
 * stays where its last one put it.
 */
export const inOrder = <P extends Plan>(slots: readonly Slot<P>[]): Slot<P>[] =>
  slots.toSorted((one, other) => rankOf(one) - rankOf(other) || (priceOf(one) ?? 0) - (priceOf(other) ?? 0))

function rankOf(slot: Slot): number {
  if (slot.kind === 'refused') return 2
  return priceOf(slot) === undefined ? 1 : 0
}

function priceOf(slot: Slot): number | undefined {
  if (slot.kind === 'priced') return slot.plan.final
  return slot.kind === 'awaited' ? slot.before?.final : undefined
}

/** Those whose insurer's name contains the text (QUOTE-09, C-61). */
export const named = <P extends Plan>(slots: readonly Slot<P>[], text: string): Slot<P>[] =>
  slots.filter(({ insurer }) => insurer.name.toLowerCase().includes(text.trim().toLowerCase()))

/** Slots in the previously shown order; new ones come last. */
export function inOrderShown<P extends Plan>(slots: readonly Slot<P>[], shown: readonly number[]): Slot<P>[] {
  const at = ({ insurer }: Slot<P>) => {
    const index = shown.indexOf(insurer.insurerId)
    return index === -1 ? shown.length : index
  }
  return slots.toSorted((one, other) => at(one) - at(other))
}
