import { catalogue } from '#machines/catalogue.ts'
import { keptSuites } from '#paths/cache/cached-suite.ts'
import { dayOfSuites } from '#paths/cache/day.ts'
import { onwards, savedMachines, sequences, straightOn } from './server/paths/saved-machines.ts'
import { fewest } from './support/fewest.ts'

/**
 * Finds the suites that Vitest walks, so that no two of its workers wait for one: of the machines named, or with
 * `--but` of all others. Each machine is explored once for all of its suites.
 */
const [isBut, named] =
  process.argv[2] === '--but' ? [true, process.argv.slice(3)] : [false, process.argv.slice(2)]
const isChosen = (key: string) => named.includes(key) !== isBut

for (const testModel of catalogue.filter(({ key }) => isChosen(key))) {
  const walked = savedMachines.find((machine) => machine.testModel === testModel)
  await keptSuites(testModel, dayOfSuites, [
    { criterion: 'negative' },
    fewest,
    ...(walked ? [sequences] : []),
  ])
  if (walked) await keptSuites(straightOn(testModel), dayOfSuites, onwards(walked))
}
