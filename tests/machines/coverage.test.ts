import { describe, expect, test } from 'vitest'
import { catalogue } from '#machines/catalogue.ts'
import { graphOf } from '#machines/core/graph.ts'
import { keptSuite } from '#paths/cache/cached-suite.ts'
import { dayOfSuites } from '#paths/cache/day.ts'
import { modelOf } from '#paths/model/of-test-model.ts'
import { machineDriver } from '#paths/run/machine-driver.ts'
import { walkAndRecord } from '#paths/run/walk-and-record.ts'

const walked = await Promise.all(
  catalogue.map(async (subject) => ({
    subject,
    title: subject.title,
    suite: await keptSuite(subject, dayOfSuites, { criterion: 'negative' }),
  })),
)

describe.each(walked)('$title', ({ subject, suite }) => {
  const model = modelOf(subject, dayOfSuites)
  const driver = machineDriver(subject.machine)
  const taken = new Set<string>()

  test.each(suite.paths)('walks path $id from $start.name and is refused what it must be', async (path) => {
    const walk = await walkAndRecord({ level: 'machine', model, path, driver })
    for (const edge of walk.taken) taken.add(edge)
    expect(walk.refused).toEqual(path.events.filter(({ refused }) => refused).map(({ edge }) => edge))
  })

  test('takes every declared transition on these paths [DESIGN-10, DESIGN-14]', () => {
    const declared = graphOf(subject.machine).edges.map(({ id }) => id)
    expect(declared.filter((edge) => !taken.has(edge))).toEqual([])
    expect(suite.uncovered).toEqual([])
  })
})
