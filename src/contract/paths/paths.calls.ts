import * as v from 'valibot'
import { paths } from '#machines/reference/messages/paths.ts'
import { fileCall } from '../file-call.ts'
import { readCall } from '../read-call.ts'
import { checked, machineRun, machineSummary, outline, suite } from '../views/paths.ts'
import { suiteFormats, suiteQuery } from '../views/suite-query.ts'

const machine = v.pipe(v.string(paths.errors.machine), v.nonEmpty(paths.errors.machine))
const ofMachine = v.object({ machine })

/** Every machine of the catalogue. */
export const listMachines = readCall('paths/machines', 'paths.use', v.object({}), v.array(machineSummary))
/** One machine's definition. */
export const readOutline = readCall('paths/outline', 'paths.use', ofMachine, outline)

/** The paths that reach every target of a criterion; it may take a while, and hanging up cancels it. */
export const readSuite = readCall('paths/suite', 'paths.use', v.intersect([ofMachine, suiteQuery]), suite)

/** The coverage of a machine in the last test run, by level; empty where there is none. */
export const readCoverage = readCall('paths/coverage', 'paths.use', ofMachine, v.optional(machineRun))

/** Findings of the model checks. */
export const readFindings = readCall('paths/findings', 'paths.use', ofMachine, checked)

/** A suite as a file, or one path of it. */
export const exportSuite = fileCall(
  'paths/export',
  'paths.use',
  v.intersect([
    v.object({
      machine,
      format: v.picklist(suiteFormats, paths.errors.format),
      /** Id of the requested path. */
      path: v.optional(v.string()),
    }),
    suiteQuery,
  ]),
)
