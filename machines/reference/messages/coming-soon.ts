/** Text of a category that is not sold yet (spec §1), the same for all (C-09). */
export const comingSoon = (category: string): string =>
  `We're gearing up to introduce ${category} Insurance – Coming Soon!`
