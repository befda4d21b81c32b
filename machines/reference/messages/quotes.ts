/** Texts beside the prices of a vehicle. */
export const quotes = {
  askEnd: 'When does your current policy end?',
  withoutEnd:
    'Until you tell us, these are prices as after a long break: without a bonus, from today at the earliest.',
  chooseEnd: 'Choose the day',
} as const
