/** Messages of the pet journey. */
export const petTexts = {
  covered: 'Covered',
  breedOfOther: (kind: string) => `Choose a breed of ${kind}`,
  born: 'A pet cannot be born in the future',
  tooOld: (years: number) => `Enter an age up to ${years} years`,
  age: 'Enter the years, or the months, or both',
  weight: (min: number, max: number) => `Enter the weight in kilograms, ${min} to ${max}`,
  value: (min: string, max: string) => `Enter an amount from ${min} to ${max}`,
  vaccinatedFuture: 'The day cannot be in the future',
  vaccinatedBeforeBirth: 'The day cannot be before your pet was born',
  microchip: (digits: number) => `A microchip number has ${digits} digits`,
  full: (max: number) =>
    `${max} pets is the most that one policy insures. Take one out to add another, or buy a second policy.`,
  sized: (size: string) => `Rated as a ${size}.`,
  declaration:
    'What I have stated of myself and of every pet is true and complete. I know that the insurer may refuse a claim or end the policy if I have left out or misstated something that matters.',
} as const
