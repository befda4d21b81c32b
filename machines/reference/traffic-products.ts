/** What recorded journeys are counted under: a vehicle by its kind, anything else by its product. */
export const trafficProducts = ['bike', 'car', 'health', 'pet', 'none'] as const
export type TrafficProduct = (typeof trafficProducts)[number]

/** `none` for a journey of which neither is known. */
export function countedAs(journey: { quoteType?: unknown; vehicleType?: unknown }): TrafficProduct {
  const { quoteType, vehicleType } = journey
  if (vehicleType) return vehicleType === '4w' ? 'car' : 'bike'
  return trafficProducts.find((product) => product === quoteType) ?? 'none'
}
