import type { Offers, Refusals } from '#machines/purchase/quotes/offers.ts'
import type { Insurer } from '#machines/reference/insurer.ts'
import type { Plan, Unavailable } from '#machines/schemas/plan.ts'

type AskedInsurer = Pick<Insurer, 'insurerId' | 'name' | 'logo'>

/** A placeholder for an insurer that has not answered yet. */
export type Slot<P extends Plan = Plan> = { insurer: AskedInsurer } & (
  | { kind: 'priced'; plan: P; isLacking: boolean }
  | { kind: 'refused'; unavailable: Unavailable }
  /** With the insurer's price before everybody was asked anew. */
  | { kind: 'awaited'; before?: P; isLacking?: boolean }
)

/** Whether a plan leaves out some of what was asked for; of any product an add-on. */
const lacksAddOn = ({ missing }: Plan): boolean => missing.length > 0

type InsurerAnswers<P extends Plan> = {
  offers: Offers<P>
  refusals: Refusals
  before?: Offers<P>
  /** The insurers that are asked again and have not answered yet. */
  only?: readonly number[]
}

/** One slot per insurer (C-112), by name; while prices stream in, also for those pending. */
export function slotsOf<P extends Plan>(
  insurers: readonly AskedInsurer[],
  { offers, refusals, before, only }: InsurerAnswers<P>,
  isStreaming: boolean,
  isLacking: (plan: P) => boolean = lacksAddOn,
): Slot<P>[] {
  return insurers.flatMap((insurer): Slot<P>[] => {
    const plan = offers[insurer.insurerId]
    const unavailable = refusals[insurer.insurerId]
    const isAskedAgain = isStreaming && only?.includes(insurer.insurerId)
    if (plan) return [{ insurer, kind: 'priced', plan, isLacking: isLacking(plan) }]
    if (unavailable && !isAskedAgain) return [{ insurer, kind: 'refused', unavailable }]
    const earlier = before?.[insurer.insurerId]
    const known = earlier && { before: earlier, isLacking: isLacking(earlier) }
    return isStreaming ? [{ insurer, kind: 'awaited', ...known }] : []
  })
}

/**
 * Cheapest first (QUOTE-05), then pending, then cheapest first those that leave out some of what was asked for, then
 * without a price; ties by name. Until its new price comes, an insurer stays where its last one put it.
 */
export const inOrder = <P extends Plan>(slots: readonly Slot<P>[]): Slot<P>[] =>
  slots.toSorted((one, other) => rankOf(one) - rankOf(other) || priceOf(one) - priceOf(other))

const ranks = { whole: 0, awaited: 1, lacking: 2, refused: 3 } as const

const rankOf = (slot: Slot): number => ranks[groupOf(slot)]

/** Where a slot stands in the list. */
export function groupOf(slot: Slot): keyof typeof ranks {
  if (slot.kind === 'refused') return 'refused'
  if (!planOf(slot)) return 'awaited'
  return slot.isLacking ? 'lacking' : 'whole'
}

/** The lowest price of all that was asked for, else of what there is; in paise, undefined without a price. */
export function lowestOf(slots: readonly Slot[]): number | undefined {
  const priced = slots.filter(({ kind }) => kind === 'priced')
  const whole = priced.filter((slot) => groupOf(slot) === 'whole')
  const prices = (whole.length > 0 ? whole : priced).map(priceOf)
  return prices.length > 0 ? Math.min(...prices) : undefined
}

const priceOf = (slot: Slot): number => planOf(slot)?.final ?? 0

function planOf(slot: Slot): Plan | undefined {
  if (slot.kind === 'priced') return slot.plan
  return slot.kind === 'awaited' ? slot.before : undefined
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
