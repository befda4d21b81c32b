/** Texts beside the prices of a vehicle. */
export const quotes = {
  askEnd: 'When does your current policy end?',
  withoutEnd:
    'Until you tell us, these are prices as after a long break: without a bonus, from today at the earliest.',
  chooseEnd: 'Choose the day',
  idvRange: (from: string, to: string) => `From ${from} to ${to}`,
} as const

/** What two motor plans cannot be compared by (decision 0263). */
export const notCompared =
  'Not compared: garages near you, and how claims were settled. No insurer here has told us these, and we do not guess. IRDAI publishes claim figures of every insurer each year in its Annual Report, at irdai.gov.in.'
