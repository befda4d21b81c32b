import { it } from 'vitest'
import type { TestModel } from '#machines/core/test-model.ts'
import { kycTestModel } from '#machines/purchase/kyc/kyc.test-model.ts'
import { paymentTestModel } from '#machines/purchase/payment/payment.test-model.ts'
import { keptSuite } from '#paths/cache/cached-suite.ts'
import { dayOfSuites } from '#paths/cache/day.ts'
import type { Driver } from '#paths/run/driver.ts'
import { walkPath } from '#paths/run/walk.ts'
import type { TestPath } from '#paths/types.ts'
import { describeOnPglite } from '../support/on-each-database.ts'
import type { TestServer } from '../support/test-server.ts'
import { RecordedDriver } from './recorded-driver.ts'
import { savedMachines, sequences } from './saved-machines.ts'
import { SavedStepsDriver } from './saved-steps-driver.ts'

type Walked = { testModel: TestModel; driver: (server: TestServer) => Driver }

const walked: readonly Walked[] = [
  ...savedMachines.map((machine) => ({
    testModel: machine.testModel,
    driver: (server: TestServer) => new SavedStepsDriver(server, machine, dayOfSuites),
  })),
  // Neither saves a step: what the server hears of them is what the recorder sends.
  ...[kycTestModel, paymentTestModel].map((testModel) => ({
    testModel,
    driver: (server: TestServer) => new RecordedDriver(server, testModel.machine),
  })),
]

/** `npm run paths:server` names the machines whose whole suites are walked; otherwise a sample of each is. */
const { SEQUENCES_OF: named, SEQUENCES_N: n } = process.env
const isWhole = named !== undefined
const chosen = walked.filter(
  ({ testModel }) => !isWhole || named === 'all' || named.split(',').includes(testModel.key),
)
if (chosen.length === 0)
  throw new Error(`There is no machine ${named}: ${walked.map(({ testModel }) => testModel.key).join(', ')}.`)

const options = n === undefined ? sequences : { ...sequences, n: Number(n) }

for (const { testModel, driver } of chosen) {
  const suite = await keptSuite(testModel, dayOfSuites, options)

  describeOnPglite(`two transitions in a row of ${testModel.key}`, {}, (server) => {
    it.each(isWhole ? suite.paths : sampleOf(suite.paths))(
      'are walked on the server along path $id from $start.name',
      { timeout: 300_000 },
      async (path) => {
        await walkPath(path, driver(server))
      },
    )
  })
}

/** Paths in the order of their ids, which are hashes: a sample that is fixed as long as the machine is. */
function sampleOf(paths: readonly TestPath[], mostEvents = 60): TestPath[] {
  let events = 0
  return [...paths]
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .filter((path) => {
      const fits = events + path.events.length <= mostEvents
      if (fits) events += path.events.length
      return fits
    })
}
