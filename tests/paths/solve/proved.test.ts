import { expect, test } from 'vitest'
import { catalogue } from '#machines/catalogue.ts'
import { keptSuite } from '#paths/cache/cached-suite.ts'
import { dayOfSuites } from '#paths/cache/day.ts'
import { fewest } from '../../support/fewest.ts'

const suites = await Promise.all(
  catalogue.map(async (machine) => ({
    title: machine.title,
    suite: await keptSuite(machine, dayOfSuites, fewest),
  })),
)

test.each(suites)('the fewest events of $title are proved', ({ suite }) => {
  expect(suite.uncovered).toEqual([])
  expect(suite.bound).toMatchObject({ gap: 0, exact: true })
})
