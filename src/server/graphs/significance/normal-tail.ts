/**
 * How likely a standard normal value is at least as far from zero as `z`, on either side: erfc(|z| / √2), by the series
 * and the continued fraction of Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.6 and 7.1.14. Both keep
 * more than ten digits, far out in the tail as well.
 */
export function twoSidedTail(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  return x < seriesEnds ? 1 - series(x) : fraction(x)
}

const seriesEnds = 2
const terms = 80

function series(x: number): number {
  let term = x
  let sum = x
  for (let n = 1; n < terms; n += 1) {
    term *= (2 * x * x) / (2 * n + 1)
    sum += term
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum
}

function fraction(x: number): number {
  let below = x
  for (let n = terms; n > 0; n -= 1) below = x + n / 2 / below
  return Math.exp(-x * x) / (Math.sqrt(Math.PI) * below)
}
