/** What messengers show below the title of a link that a customer passes on. */
export const linkPreviews = {
  sharedQuotes:
    'Prices of several insurers for one vehicle, cheapest first, and what each covers. For seven days, without a name or a number.',
} as const
