import type { Plan } from '#machines/schemas/plan.ts'

/** By price, equal prices by name: the one order of a quote list (QUOTE-05, C-112). */
export const cheapestFirst = <P extends Plan>(plans: readonly P[]): P[] =>
  plans.toSorted((one, other) => one.final - other.final || one.insurer.localeCompare(other.insurer))
