import { knownMachine } from '#cli/known-machine.ts'
import { isFile, isTestModel, type LoadedExport, loadExport, machineIn } from '#cli/load-machine.ts'
import type { TestModel } from '#machines/core/test-model.ts'
import type { Details } from '../formats/format.ts'
import { modelOfMachine } from '../model/of-machine.ts'
import { modelOf } from '../model/of-test-model.ts'
import type { Model } from '../types.ts'
import type { Flags } from './flags.ts'
import { type ModelOptions, modelOptionsOf } from './model-options.ts'

/** A machine as path generation sees it, and what files that are written of it have to know. */
export type FoundMachine = { model: Model; events: Details['events']; loaded?: LoadedExport }

/** A machine by its key in the catalogue, or by file and export. */
export const findMachine = (argument: string, flags: Flags): Promise<FoundMachine> =>
  isFile(argument)
    ? inFile(argument, modelOptionsOf(flags))
    : Promise.resolve(ofTestModel(knownMachine(argument), modelOptionsOf(flags)))

async function inFile(argument: string, options: ModelOptions): Promise<FoundMachine> {
  const one = await loadExport(argument)
  if (isTestModel(one.value)) {
    machineIn(one.value.machine, `The machine of ${argument}`)
    return { ...ofTestModel(one.value, options), loaded: one }
  }
  const machine = machineIn(one.value, argument)
  const key = machine.id === '(machine)' ? one.name : machine.id
  return { model: modelOfMachine(machine, { key, ...options }), events: undefined, loaded: one }
}

/** A subject knows its events and where it begins; what was argument stands before that. */
function ofTestModel(testModel: TestModel, { today, ...options }: ModelOptions): FoundMachine {
  const own = modelOf(testModel, today)
  const given = modelOfMachine(testModel.machine, { key: testModel.key, ...options })
  const isGiven = (type: string) => options.events.some((event) => event.type === type)
  const model = {
    ...own,
    samples: (type: string) => (isGiven(type) ? given.samples(type) : own.samples(type)),
    ...(options.inputs && { starts: given.starts }),
    ...(options.identity && { identity: given.identity }),
  }
  return { model, events: testModel.events }
}
