import type { CoverageReport } from '#machines/schemas/coverage.ts'
import type { Subject } from '#machines/subject.ts'
import { keptSuite } from '../cache/cached-suite.ts'
import type { Result } from '../run/result.ts'
import { measure } from './measure.ts'

/** What results say of some machines; what each must refuse is told by its suite of the day. */
export async function reportOf(
  subjects: readonly Subject[],
  results: readonly Result[],
  { day, at }: { day: string; at: Date },
): Promise<CoverageReport> {
  const machines = []
  for (const subject of subjects) {
    const suite = await keptSuite(subject, day, { criterion: 'negative' })
    machines.push(measure(subject, suite, results))
  }
  return { at: at.toISOString(), machines }
}
