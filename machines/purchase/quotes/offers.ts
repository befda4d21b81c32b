import type { Plan, Unavailable } from '../../schemas/plan.ts'

/** One per insurer (C-112). */
export type Offers<P extends Plan = Plan> = Record<number, P>
export type Refusals = Record<number, Unavailable>

/** What a price list knows, of which each function below takes what it needs. */
type Listed<P extends Plan> = {
  offers: Offers<P>
  refusals: Refusals
  /** The last price of each insurer before everybody was asked anew. */
  before?: Offers<P>
  /** The insurers that are asked again and have not answered yet; undefined for all. */
  only?: readonly number[]
  /** The insurers whose plans are compared. */
  compared: readonly number[]
}

const mostCompared = 4

export const withOffer = <P extends Plan>(
  { offers, refusals }: Pick<Listed<P>, 'offers' | 'refusals'>,
  plan: P,
) => ({
  offers: { ...offers, [plan.insurerId]: plan },
  refusals: without(refusals, plan.insurerId),
})

export const withRefusal = <P extends Plan>(
  { offers, refusals, before = {}, only, compared }: Listed<P>,
  unavailable: Unavailable,
) => ({
  offers: without(offers, unavailable.insurerId),
  before: without(before, unavailable.insurerId),
  refusals: { ...refusals, [unavailable.insurerId]: unavailable },
  ...(only && { only: only.filter((insurerId) => insurerId !== unavailable.insurerId) }),
  compared: compared.filter((insurerId) => insurerId !== unavailable.insurerId),
})

/** Everybody is asked anew: until they answer, their last prices are known as those before. */
export const askedAnew = <P extends Plan>({ offers, before }: Pick<Listed<P>, 'offers' | 'before'>) => ({
  offers: {},
  refusals: {},
  only: undefined,
  before: { ...before, ...offers },
})

/** Whether an insurer may say something else when it is asked the same again; it does not where it has declined. */
export const canBeAsked = (refusal: Unavailable | undefined): boolean =>
  refusal !== undefined && refusal.reason !== 'declined'

/** Of the plans that are compared those that have a price now, cheapest first, in whatever order they were picked. */
export const comparable = <P extends Plan>({
  compared,
  offers,
}: Pick<Listed<P>, 'compared' | 'offers'>): P[] =>
  compared
    .flatMap((insurerId) => offers[insurerId] ?? [])
    .sort((one, other) => one.final - other.final || one.insurerId - other.insurerId)

/** By how many paise a plan costs more than before everybody was asked anew; undefined where it has no price of then. */
export function moveOf(before: Offers | undefined, { insurerId, final }: Plan): number | undefined {
  const earlier = before?.[insurerId]
  return earlier && final - earlier.final
}

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
