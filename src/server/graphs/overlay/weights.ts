type Strength = number | 'few' | null

/** The weight of each number, 0 to 1, by its square root, so that a tenth is still visible. */
export function weightsOf(strengths: readonly Strength[]): (strength: Strength) => number {
  const most = Math.max(0, ...strengths.map((one) => (typeof one === 'number' ? one : 0)))
  return (strength) => {
    if (strength === null || strength === 0) return 0
    if (strength === 'few') return 0.05
    return Math.round(Math.sqrt(strength / most) * 100) / 100
  }
}
