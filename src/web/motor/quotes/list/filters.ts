import type { MotorPlan } from '#machines/motor/record/motor-plan.ts'
import type { QuoteRequest } from '#machines/motor/record/quote-request.ts'
import type { Slot } from '../../../shared/quotes/slots.ts'

/** What the list is told to show only; seen by nobody else, as the text of the search. */
export type MotorFilters = { isWhole: boolean; isUninspected: boolean; hasValue: boolean }

export const noFilters: MotorFilters = { isWhole: false, isUninspected: false, hasValue: false }

/** The prices that are to be shown, and whatever has no price. */
export const listed = (
  slots: readonly Slot<MotorPlan>[],
  { isWhole, isUninspected, hasValue }: MotorFilters,
  { idv }: Pick<QuoteRequest, 'idv'>,
): Slot<MotorPlan>[] =>
  slots.filter((slot) => {
    if (slot.kind !== 'priced') return true
    const { missing, inspection, idv: insured } = slot.plan
    const isOther = hasValue && idv !== undefined && insured?.value !== idv
    return !(isWhole && missing.length > 0) && !(isUninspected && inspection) && !isOther
  })
