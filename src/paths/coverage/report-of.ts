import type { CoverageReport } from '#contract/views/coverage.ts'
import type { TestModel } from '#machines/core/test-model.ts'
import { keptSuite } from '../cache/cached-suite.ts'
import type { Result } from '../run/result.ts'
import { measure } from './measure.ts'

/** What results say of some machines; what each must refuse is told by its suite of the day. */
export async function reportOf(
  testModels: readonly TestModel[],
  results: readonly Result[],
  { day, at }: { day: string; at: Date },
): Promise<CoverageReport> {
  const machines = []
  for (const testModel of testModels) {
    const suite = await keptSuite(testModel, day, { criterion: 'negative' })
    machines.push(measure(testModel, suite, results))
  }
  return { at: at.toISOString(), machines }
}
