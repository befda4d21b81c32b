import { insuredCategories } from './categories.ts'

/** What recorded journeys are counted under: the tile of the home page that they are about. */
export type TrafficProduct = (typeof insuredCategories)[number]['key'] | 'none'
export const trafficProducts: readonly TrafficProduct[] = [...insuredCategories.map(({ key }) => key), 'none']

export const trafficProductLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(insuredCategories.map(({ key, label }) => [key, label])),
  none: 'No product',
}

/** `none` for a journey of which neither is known. */
export function countedAs(journey: { quoteType?: unknown; vehicleType?: unknown }): TrafficProduct {
  const { quoteType, vehicleType } = journey
  if (vehicleType) return vehicleType === '4w' ? 'car' : 'bike'
  return insuredCategories.find((one) => one.product === quoteType && !('vehicleType' in one))?.key ?? 'none'
}
