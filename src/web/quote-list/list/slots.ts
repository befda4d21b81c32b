import type { MotorPlan } from '#machines/motor/record/motor-plan.ts'
import type { Insurer } from '#machines/reference/insurer.ts'
import { motorInsurers } from '#machines/reference/insurers.ts'
import type { Unavailable } from '#machines/schemas/plan.ts'

type AskedInsurer = Pick<Insurer, 'insurerId' | 'name' | 'logo'>

/** A placeholder for an insurer that has not answered yet. */
export type Slot = { insurer: AskedInsurer } & (
  | { kind: 'priced'; plan: MotorPlan }
  | { kind: 'refused'; unavailable: Unavailable }
  | { kind: 'awaited' }
)

type InsurerAnswers = {
  offers: Readonly<Record<number, MotorPlan>>
  refusals: Readonly<Record<number, Unavailable>>
  /** The one insurer asked again. */
  only?: number
}

/** One slot per insurer (C-112), by name; while prices stream in, also for those pending. */
export function slotsOf({ offers, refusals, only }: InsurerAnswers, isStreaming: boolean): Slot[] {
  return motorInsurers.flatMap((insurer): Slot[] => {
    const plan = offers[insurer.insurerId]
    const unavailable = refusals[insurer.insurerId]
    const isAskedAgain = isStreaming && only === insurer.insurerId
    if (plan && !isAskedAgain) return [{ insurer, kind: 'priced', plan }]
    if (unavailable && !isAskedAgain) return [{ insurer, kind: 'refused', unavailable }]
    return isStreaming ? [{ insurer, kind: 'awaited' }] : []
  })
}

const rank = { priced: 0, awaited: 1, refused: 2 } as const

/** Cheapest first (QUOTE-05), then pending, then without a price; ties by name. */
export const inOrder = (slots: readonly Slot[]): Slot[] =>
  slots.toSorted((one, other) => rank[one.kind] - rank[other.kind] || finalOf(one) - finalOf(other))

const finalOf = (slot: Slot): number => (slot.kind === 'priced' ? slot.plan.final : 0)

/** Those whose insurer's name contains the text (QUOTE-09, C-61). */
export const named = (slots: readonly Slot[], text: string): Slot[] =>
  slots.filter(({ insurer }) => insurer.name.toLowerCase().includes(text.trim().toLowerCase()))

/** Slots in the previously shown order; new ones come last. */
export function inOrderShown(slots: readonly Slot[], shown: readonly number[]): Slot[] {
  const at = ({ insurer }: Slot) => {
    const index = shown.indexOf(insurer.insurerId)
    return index === -1 ? shown.length : index
  }
  return slots.toSorted((one, other) => at(one) - at(other))
}
