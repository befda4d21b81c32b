const rupee = 100
const thousandths = 1000

/**
 * A percentage of an amount in paise, rounded half up to a whole rupee as printed. Calculated in integers, because a
 * rate such as 3.191 has no exact binary form and a tie could round the wrong way.
 */
export function percentOf(amount: number, pct: number): number {
  const divisor = 100 * thousandths * rupee
  return Math.floor((amount * Math.round(pct * thousandths) + divisor / 2) / divisor) * rupee
}

/** Half up to a whole rupee, in paise. */
export const toRupee = (amount: number): number => Math.floor(amount / rupee + 0.5) * rupee

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0)
