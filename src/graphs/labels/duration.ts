const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
  ['ms', 1],
] as const

/** “2 s”, “1.5 min”. */
export function durationText(ms: number): string {
  const [name, size] = units.find(([, least]) => ms >= least) ?? ['ms', 1]
  return `${Number((ms / size).toFixed(1))} ${name}`
}
