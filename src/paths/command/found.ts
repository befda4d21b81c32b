import { catalogue } from '#machines/catalogue.ts'
import type { Subject } from '#machines/subject.ts'
import { PathsError } from '../error.ts'
import type { Details } from '../formats/format.ts'
import type { Model } from '../model/model.ts'
import { modelOfMachine } from '../model/of-machine.ts'
import { modelOf } from '../model/of-subject.ts'
import type { Flags } from './flags.ts'
import { isFile, type Loaded, loaded } from './loaded.ts'
import { isSubject, machineIn } from './machine-in.ts'
import { orNearest } from './nearest.ts'
import { type Told, toldOf } from './told.ts'

/** A machine as path generation sees it, and what files that are written of it have to know. */
export type Found = { model: Model; events: Details['events']; loaded?: Loaded }

/** A machine by its key in the catalogue, or by file and export. */
export const found = (typed: string, flags: Flags): Promise<Found> =>
  isFile(typed) ? inFile(typed, toldOf(flags)) : Promise.resolve(inCatalogue(typed, toldOf(flags)))

function inCatalogue(key: string, told: Told): Found {
  const subject = catalogue.find((one) => one.key === key)
  if (subject) return ofSubject(subject, told)
  const keys = catalogue.map((one) => one.key)
  throw new PathsError(`There is no machine ${key} in the catalogue: ${orNearest(key, keys)}`)
}

async function inFile(typed: string, told: Told): Promise<Found> {
  const one = await loaded(typed)
  if (isSubject(one.value)) {
    machineIn(one.value.machine, `The machine of ${typed}`)
    return { ...ofSubject(one.value, told), loaded: one }
  }
  const machine = machineIn(one.value, typed)
  const key = machine.id === '(machine)' ? one.name : machine.id
  return { model: modelOfMachine(machine, { key, ...told }), events: undefined, loaded: one }
}

/** A subject knows its events and where it begins; what was typed stands before that. */
function ofSubject(subject: Subject, { today, ...told }: Told): Found {
  const own = modelOf(subject, today)
  const given = modelOfMachine(subject.machine, { key: subject.key, ...told })
  const isGiven = (type: string) => told.events.some((event) => event.type === type)
  const model = {
    ...own,
    samples: (type: string) => (isGiven(type) ? given.samples(type) : own.samples(type)),
    ...('input' in told && { starts: given.starts }),
    ...(told.identity && { identity: given.identity }),
  }
  return { model, events: subject.events }
}
