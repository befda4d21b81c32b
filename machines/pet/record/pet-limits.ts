/** Numbers of the pet journey; names say the unit. */
export const petLimits = {
  /** In one policy. */
  pets: { max: 8 },
  name: { max: 30 },
  ageYears: { max: 25 },
  weightKg: { dog: { min: 0.3, max: 120 }, cat: { min: 0.3, max: 20 } },
  valueRupees: { min: 1_000, max: 1_000_000 },
  microchip: { digits: 15 },
  illnesses: { textMax: 200 },
  /** Until a pup has grown up its breed says how large it will be. */
  grownUpMonths: 12,
  sizeUpToKg: { small: 10, medium: 25, large: 40 },
} as const
