/** Messages of the proposal for health cover. */
export const healthProposal = {
  ageDiffers: (told: number, is: number) =>
    `You told us ${told} for the price; this date of birth makes you ${is}. Correct the date, or re-price for ${is}.`,
  genderDiffers: (told: string) =>
    `You told us ${told} for the price. Change it there, so that it is priced.`,
  height: (min: number, max: number) => `Enter your height in centimetres, ${min} to ${max}`,
  weight: (min: number, max: number) => `Enter your weight in kilograms, ${min} to ${max}`,
  bmi: (bmi: number) => `With your height this is a body mass index of ${bmi.toFixed(1)}.`,
  month: 'Enter the month as MM/YYYY',
  monthFuture: 'The month cannot be in the future',
  monthBeforeBirth: 'The month cannot be before you were born',
  declaration:
    'What I have stated is true and complete. I know that the insurer may refuse a claim or end the policy if I have left out or misstated something that matters.',
} as const
