import type { PremiumLine } from '#machines/schemas/plan.ts'

export type ChangedLine = { key: string; label: string; reason: string; before: number; after: number }

/** The lines of a premium that are another amount than quoted, came new or fell away; in paise. */
export function changedLines(quoted: readonly PremiumLine[], now: readonly PremiumLine[]): ChangedLine[] {
  const amount = (lines: readonly PremiumLine[], key: string) =>
    lines.find((line) => line.key === key)?.amount ?? 0
  const gone = quoted.filter(({ key }) => !now.some((line) => line.key === key))
  return [...now, ...gone]
    .map(({ key, label, reason }) => ({
      key,
      label,
      reason,
      before: amount(quoted, key),
      after: amount(now, key),
    }))
    .filter(({ before, after }) => before !== after)
}
