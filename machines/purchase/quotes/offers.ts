import type { Plan, Unavailable } from '../../schemas/plan.ts'

/** One per insurer (C-112). */
export type Offers<P extends Plan = Plan> = Record<number, P>
export type Refusals = Record<number, Unavailable>

type Answers<P extends Plan> = { offers: Offers<P>; refusals: Refusals }

const mostCompared = 4

export const withOffer = <P extends Plan>({ offers, refusals }: Answers<P>, plan: P): Answers<P> => ({
  offers: { ...offers, [plan.insurerId]: plan },
  refusals: without(refusals, plan.insurerId),
})

export const withRefusal = <P extends Plan>(
  { offers, refusals }: Answers<P>,
  unavailable: Unavailable,
): Answers<P> => ({
  offers: without(offers, unavailable.insurerId),
  refusals: { ...refusals, [unavailable.insurerId]: unavailable },
})

/** Nothing is answered yet, and everybody is asked. */
export const noAnswers = { offers: {}, refusals: {}, only: undefined, compared: [] as number[] }

/** At most four plans that have a price; one that is compared may always be taken out again. */
export const mayCompare = (compared: readonly number[], offers: Offers, insurerId: number): boolean =>
  insurerId in offers && (compared.includes(insurerId) || compared.length < mostCompared)

/** The plan is compared from now on, or no longer. */
export const toggled = (compared: readonly number[], insurerId: number): number[] =>
  compared.includes(insurerId) ? compared.filter((one) => one !== insurerId) : [...compared, insurerId]

function without<T>(entries: Record<number, T>, key: number): Record<number, T> {
  const { [key]: _, ...rest } = entries
  return rest
}
