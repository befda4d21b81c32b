import type { InsuredPet, PetRisk } from '#contract/partners/pet.ts'
import { breeds } from '#machines/pet/reference/breeds.ts'
import type { PetOffer } from '#machines/pet/reference/pet-offers.ts'

/** The figures of the tariff as printed, apart from the rating engine: percent in tenths, by size and last year. */
const rates: Record<string, [upTo: number, tenths: bigint][]> = {
  small: [
    [2, 26n],
    [4, 32n],
    [7, 43n],
    [10, 65n],
  ],
  medium: [
    [2, 30n],
    [4, 37n],
    [7, 50n],
    [10, 75n],
  ],
  large: [
    [2, 36n],
    [4, 44n],
    [7, 60n],
    [10, 90n],
  ],
  giant: [
    [2, 50n],
    [4, 65n],
    [6, 90n],
  ],
  cat: [
    [2, 24n],
    [4, 29n],
    [7, 40n],
    [10, 60n],
  ],
}
const flat = { thirdPartyLiability: 350n, funeral: 150n, petMinding: 200n }

/** `amount * parts / whole`, half up, in whole rupees alone. */
const share = (amount: bigint, parts: bigint, whole: bigint): bigint =>
  (2n * amount * parts + whole) / (2n * whole)

/** Full years on a day, counted on the calendar's own figures. */
function yearsOn(today: string, born: string): number {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
  const [bornYear = 0, bornMonth = 0, bornDay = 0] = born.split('-').map(Number)
  const isBefore = month < bornMonth || (month === bornMonth && day < bornDay)
  return year - bornYear - (isBefore ? 1 : 0)
}

const sizes = ['small', 'medium', 'large', 'giant']
const byWeight = (kg: number) => (kg <= 10 ? 'small' : kg <= 25 ? 'medium' : kg <= 40 ? 'large' : 'giant')

export function expectedSize({ kind, breed, born, weight }: InsuredPet, today: string): string {
  if (kind === 'cat') return 'cat'
  const weighed = byWeight(weight)
  const bred = breeds.dog[breed] ?? weighed
  const isPup = yearsOn(today, born) < 1
  return isPup && sizes.indexOf(bred) > sizes.indexOf(weighed) ? bred : weighed
}

/** What a pet costs with a plan, in rupees before tax; nothing where it is past every age of the tariff. */
export function expectedNet(
  pet: InsuredPet,
  of: { risk: PetRisk; offer: PetOffer; today: string; several: boolean },
) {
  const { risk, offer, today, several } = of
  const sum = BigInt(risk.sumInsured)
  const years = yearsOn(today, pet.born)
  const rate = rates[expectedSize(pet, today)]?.find(([upTo]) => years <= upTo)?.[1] ?? 0n
  const base = share(sum, rate * BigInt(Math.round(offer.factor * 100)), 100_000n)
  const sold = (cover: keyof PetOffer['withoutCovers']) => offer.withoutCovers[cover] === undefined
  const value = BigInt(pet.value ?? 0)
  const covers: Record<PetRisk['covers'][number], bigint> = {
    ...flat,
    mortality: share(value, 25n, 1000n),
    theftOrStraying: share(value, 12n, 1000n),
    terminalIllness: share(sum, 1n, 100n),
  }
  const wanted = risk.covers.filter(sold).reduce((total, cover) => total + covers[cover], 0n)
  const opd = risk.opdLimit && sold('opd') ? { 5000: 1100n, 10000: 2000n }[risk.opdLimit] : 0n
  const discounts = [pet.hasMicrochip, pet.isNeutered, several].filter(Boolean).length
  return base + wanted + opd - BigInt(discounts) * share(base, 5n, 100n)
}

export const expectedTax = (net: bigint): bigint => share(net, 18n, 100n)
