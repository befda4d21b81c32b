import { expect, it } from 'vitest'
import { graphOf } from '#machines/core/graph.ts'
import { keptSuite, keptSuites } from '#paths/cache/cached-suite.ts'
import { dayOfSuites } from '#paths/cache/day.ts'
import { modelOf } from '#paths/model/of-test-model.ts'
import { recordBeyond } from '#paths/run/record.ts'
import { walkAndRecord } from '#paths/run/walk-and-record.ts'
import { describeOnPglite } from '../support/on-each-database.ts'
import { notTold, onwards, savedMachines, straightOn, whyNotSaved } from './saved-machines.ts'
import { SavedStepsDriver } from './saved-steps-driver.ts'

for (const machine of savedMachines) {
  const { testModel } = machine
  const { paths } = await keptSuite(testModel, dayOfSuites, { criterion: 'negative' })
  const suites = await keptSuites(straightOn(testModel), dayOfSuites, onwards(machine))
  const more = suites.flatMap((suite) => suite.paths)

  describeOnPglite(`the steps that the machine of ${testModel.key} saves`, {}, (server) => {
    const model = modelOf(testModel, dayOfSuites)
    const taken = new Set<string>()

    it.each([...paths, ...more])('are heard by the server along path $id from $start.name', async (path) => {
      const driver = new SavedStepsDriver(server, machine, dayOfSuites)
      const walked = await walkAndRecord({ level: 'server', model, path, driver })
      for (const edge of [...walked.taken, ...walked.refused]) taken.add(edge)
    })

    it('take every transition on the server that a save tells of', () => {
      const left = graphOf(testModel.machine).edges.filter(({ id }) => !taken.has(id))
      expect(left.filter(({ id }) => whyNotSaved(machine, id) === undefined)).toEqual([])
      const refusals = paths.flatMap(({ events }) => events.filter((event) => event.refused))
      const untried = refusals.filter(({ edge }) => !taken.has(edge))
      const reasons = Object.fromEntries([
        ...left.map(({ id }) => [id, whyNotSaved(machine, id) ?? '']),
        ...untried.map(({ edge }) => [edge, notTold]),
      ])
      recordBeyond({ level: 'server', machine: testModel.key, reasons })
    })
  })
}
