/** Path generation for tests: what Vitest and Playwright files, and pages, import. */

export { type Checked, checkModel } from './checks/checks.ts'
export type { Finding } from './checks/finding.ts'
export { type Difference, difference } from './diff/difference.ts'
export { differenceText } from './diff/difference-text.ts'
export { PathsError } from './error.ts'
export type { Details, Imported } from './formats/format.ts'
export { type FormatName, formatNames, formatted } from './formats/formats.ts'
export { eventOf } from './model/events.ts'
export { type MachineOptions, modelOfMachine } from './model/of-machine.ts'
export { modelOf } from './model/of-test-model.ts'
export type { Driver, Walked } from './run/driver.ts'
export { PathFailure } from './run/failure.ts'
export { machineDriver } from './run/machine-driver.ts'
export { replay } from './run/replay.ts'
export { shrink } from './run/shrink.ts'
export { walkPath } from './run/walk.ts'
export { distribute } from './suite/distribute.ts'
export { generate } from './suite/generate.ts'
export type { Listing, Model } from './types.ts'
export {
  type Criterion,
  criteria,
  type Distribution,
  type Options,
  type PathEvent,
  type Suite,
  type TestPath,
} from './types.ts'
