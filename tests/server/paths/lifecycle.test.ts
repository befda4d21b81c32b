import { expect, it } from 'vitest'
import { lifecycleTestModel } from '#machines/purchase/lifecycle/lifecycle.test-model.ts'
import { statusKeys } from '#machines/reference/statuses.ts'
import { keptSuite } from '#paths/cache/cached-suite.ts'
import { dayOfSuites } from '#paths/cache/day.ts'
import { modelOf } from '#paths/model/of-test-model.ts'
import { walkAndRecord } from '#paths/run/walk-and-record.ts'
import { describeOnPglite } from '../support/on-each-database.ts'
import { lifecycleDriver } from './lifecycle-driver.ts'

const { paths } = await keptSuite(lifecycleTestModel, dayOfSuites, { criterion: 'negative' })

describeOnPglite('the lifecycle, walked along its generated paths', { modules: [] }, (server) => {
  const model = modelOf(lifecycleTestModel, dayOfSuites)

  it.each(paths)('is moved along path $id in the database and refuses the rest [LIFE-06]', async (path) => {
    const walked = await walkAndRecord({ level: 'server', model, path, driver: lifecycleDriver(server) })
    expect(walked.refused).toEqual(path.events.filter(({ refused }) => refused).map(({ edge }) => edge))
  })

  it('comes by all sixteen statuses on these paths', () => {
    const stood = new Set(paths.flatMap(({ begins, events }) => [begins, ...events.map(({ to }) => to)]))
    expect(statusKeys.filter((status) => !stood.has(status))).toEqual([])
  })
})
