import { expect, test } from 'vitest'
import { catalogue } from '#machines/catalogue.ts'
import { dayOfSuites } from '#paths/cache/day.ts'
import { nameOf } from '#paths/criteria/problem-of.ts'
import { exploreFully } from '#paths/explore/explore-fully.ts'
import { modelOf } from '#paths/model/of-test-model.ts'
import { generateFrom } from '#paths/suite/generate.ts'
import type { Explored, Options, Suite } from '#paths/types.ts'
import { falseClaims, takenIn } from './claims.ts'

/** Of the largest machines a part does: what is claimed of it is checked all the same. */
const bounds = { nodes: 6_000, ms: 600_000 }
/** With more nodes than this, one criterion has to do. */
const mostNodes = 1_000

/** Transitions and refusals of every machine are walked by tests/machines/coverage.test.ts; these are the others. */
function asked({ nodes, model }: Explored): Options[] {
  const last = nodes.at(-1)?.state ?? ''
  const all: Options[] = [
    { criterion: 'states' },
    { criterion: 'chosen', targets: [...model.alphabet] },
    { criterion: 'simple', limit: 30 },
    { criterion: 'n-switch' },
    { to: last },
    { from: last },
    { criterion: 'negative', maxLength: 40 },
  ]
  return nodes.length > mostNodes ? all.slice(0, 1) : all
}

/** Transitions count as covered where they are taken, and as nothing else. */
function miscounted(
  { criterion, covered, uncovered }: Suite,
  taken: ReadonlySet<string>,
  from?: string,
): string[] {
  if (criterion !== 'transitions') return []
  const both = uncovered.filter(({ target }) => taken.has(target)).map(({ target }) => target)
  // On the way to where paths begin to count, more may be taken than counts.
  if (from !== undefined) return covered > taken.size ? [`${covered} covered, ${taken.size} taken`] : []
  return covered === taken.size ? both : [`${covered} covered, ${taken.size} taken`]
}

test.each(catalogue)(
  'every suite of $key takes the transitions it claims',
  { timeout: 120_000 },
  async (testModel) => {
    const whole = exploreFully(modelOf(testModel, dayOfSuites), bounds)
    for (const options of asked(whole)) {
      const suite = await generateFrom(whole, { ...options, isQuick: true }, 0)
      const faults = [
        ...(await falseClaims(whole.model, suite, options)),
        ...miscounted(suite, takenIn(suite), options.from),
      ]
      expect({ suite: nameOf(options), faults }).toEqual({ suite: nameOf(options), faults: [] })
      expect(suite.paths.length > 0).toBe(suite.covered > 0)
    }
  },
)
