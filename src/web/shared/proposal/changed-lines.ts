import type { PremiumChange } from '#machines/schemas/outcome.ts'
import type { Plan, PremiumLine } from '#machines/schemas/plan.ts'
import { insurerWords } from '#texts/insurer-words/insurer-words.ts'

export type ChangedLine = Omit<PremiumLine, 'amount'> & { before: number; after: number }

/** The changed, added and removed lines of a premium, GST last; in paise. */
export function changedLines(plan: Plan | undefined, { now, lines }: PremiumChange): ChangedLine[] {
  const quoted = plan?.lines ?? []
  const gone = quoted.filter(({ key }) => !lines.some((line) => line.key === key))
  const gst = { key: 'gst', label: 'GST', reason: 'On the net premium' }
  return [
    ...[...lines, ...gone].map(({ key, label, reason }) => ({
      key,
      label: insurerWords(label),
      reason: insurerWords(reason),
      before: amountOf(key, quoted),
      after: amountOf(key, lines),
    })),
    { ...gst, before: plan?.gst ?? 0, after: now - sum(lines) },
  ].filter(({ before, after }) => before !== after)
}

const amountOf = (wanted: string, lines: readonly PremiumLine[]) =>
  lines.find(({ key }) => key === wanted)?.amount ?? 0

const sum = (lines: readonly PremiumLine[]) => lines.reduce((total, { amount }) => total + amount, 0)
