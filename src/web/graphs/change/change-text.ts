import type { Change } from '#contract/views/change.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { pointsText } from '../numbers.ts'

type Test = NonNullable<Change['test']>

/** Percentage points from and to, with a digit more where they lie close together. */
export function intervalText(test: Test | null): string {
  if (test === null) return '–'
  const digits = test.high - test.low < 1 ? 2 : 1
  return texts.changes.range(pointsText(test.low, digits), pointsText(test.high, digits))
}

export function pText(test: Test | null): string {
  if (test === null) return '–'
  return test.p < 0.001 ? '< 0.001' : String(Number(test.p.toPrecision(2)))
}

/** Which of the four things may be said of a share that was tested. */
export function verdictOf({ difference, test }: Change): 'more' | 'fewer' | 'same' | 'unknown' {
  if (!test || difference === null) return 'unknown'
  if (!test.isSignificant) return 'same'
  return difference > 0 ? 'more' : 'fewer'
}
