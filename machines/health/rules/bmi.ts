import type { Build } from '../record/health-record.ts'

/** Body mass index: kilograms by the square of metres, to one decimal. */
export const bmiOf = ({ height, weight }: Build): number => Math.round((weight * 100_000) / height ** 2) / 10
