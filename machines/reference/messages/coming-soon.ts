/** What a category says that is not sold yet (§1); the same words for all (C-09). */
export const comingSoon = (category: string): string =>
  `We're gearing up to introduce ${category} Insurance – Coming Soon!`
