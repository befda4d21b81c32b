import * as v from 'valibot'
import { paths } from '#machines/reference/messages/paths.ts'
import { checked, machineRun, machineSummary, outline, suite } from '#machines/schemas/paths.ts'
import { suiteFormats, suiteQuery } from '#machines/schemas/suite-query.ts'
import { call } from '../call.ts'

const machine = v.pipe(v.string(paths.faults.machine), v.nonEmpty(paths.faults.machine))
const ofMachine = v.object({ machine })

const read = <const Request extends v.GenericSchema, const Data extends v.GenericSchema>(
  path: string,
  request: Request,
  data: Data,
) =>
  call({
    method: 'GET',
    path,
    kind: 'read',
    action: 'paths.use',
    assumed: true,
    request,
    reply: v.object({ status: v.literal('success'), data }),
    isSuccess: ({ status }) => status === 'success',
  })

/** Every machine of the catalogue. */
export const listMachines = read('paths/machines', v.object({}), v.array(machineSummary))
/** One machine as it is declared. */
export const readOutline = read('paths/outline', ofMachine, outline)

/** The paths that reach every target of a criterion; it may take a while, and whoever no longer waits hangs up. */
export const readSuite = read('paths/suite', v.intersect([ofMachine, suiteQuery]), suite)

/** What the last test run took of a machine, level by level; nothing where none has left its coverage. */
export const readCoverage = read('paths/coverage', ofMachine, v.optional(machineRun))

/** What the model checks find. */
export const readFindings = read('paths/findings', ofMachine, checked)

/** A suite as a file, or one path of it. */
export const exportSuite = call({
  method: 'GET',
  path: 'paths/export',
  kind: 'read',
  action: 'paths.use',
  assumed: true,
  request: v.intersect([
    v.object({
      machine,
      format: v.picklist(suiteFormats, paths.faults.format),
      /** Id of the one path that is wanted. */
      path: v.optional(v.string()),
    }),
    suiteQuery,
  ]),
  reply: v.unknown(),
  isSuccess: () => true,
})
