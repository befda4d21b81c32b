import { existsSync } from 'node:fs'
import * as v from 'valibot'
import type { AnyEventObject } from 'xstate'
import { catalogue } from '#machines/catalogue.ts'
import { isDay } from '#machines/rules/calendar.ts'
import type { Subject } from '#machines/subject.ts'
import { PathsError } from '../error.ts'
import type { Details } from '../formats/format.ts'
import { dayOfSuites } from '../kept/day.ts'
import { textOf } from '../model/identity.ts'
import type { Model } from '../model/model.ts'
import { modelOfMachine } from '../model/of-machine.ts'
import { modelOf } from '../model/of-subject.ts'
import { eventOf } from '../suite/suite.ts'
import type { Flags } from './flags.ts'
import { isFile, type Loaded, loaded } from './loaded.ts'
import { isSubject, machineIn } from './machine-in.ts'
import { orNearest } from './nearest.ts'
import { readJson, readJsonFile } from './read-json.ts'
import { listOf } from './values.ts'

/** A machine as path generation sees it, and what files that are written of it have to know. */
export type Found = { model: Model; events: Details['events']; loaded?: Loaded }

/** A machine by its key in the catalogue, or by file and export. */
export async function found(typed: string, flags: Flags): Promise<Found> {
  const one = isFile(typed) ? await inFile(typed, flags) : inCatalogue(typed, flags)
  return { ...one, model: told(one.model, flags) }
}

function inCatalogue(key: string, flags: Flags): Found {
  const subject = catalogue.find((one) => one.key === key)
  if (subject) return ofSubject(subject, flags)
  const keys = catalogue.map((one) => one.key)
  throw new PathsError(`There is no machine ${key} in the catalogue: ${orNearest(key, keys)}`)
}

const ofSubject = (subject: Subject, { today = dayOfSuites }: Flags): Found => {
  if (!isDay(today)) throw new PathsError(`--today takes a day as YYYY-MM-DD, not "${today}".`)
  return { model: modelOf(subject, today), events: subject.events }
}

async function inFile(typed: string, flags: Flags): Promise<Found> {
  const one = await loaded(typed)
  if (isSubject(one.value)) {
    machineIn(one.value.machine, `The machine of ${typed}`)
    return { ...ofSubject(one.value, flags), loaded: one }
  }
  const machine = machineIn(one.value, typed)
  const key = machine.id === '(machine)' ? one.name : machine.id
  return { model: modelOfMachine(machine, { key }), events: undefined, loaded: one }
}

const event = v.looseObject(
  { type: v.string('an event is an object with a type') },
  'an event is an object with a type',
)
const events = v.array(
  event,
  'events are a list of objects such as { "type": "make.chosen", "make": "Tata" }',
)

/** With the payloads, the input and the identity that were typed, instead of its own. */
function told(model: Model, flags: Flags): Model {
  const given = flags.events === undefined ? [] : readJsonFile('events', flags.events, events).map(heard)
  const fields = listOf('identity', flags.identity)
  return {
    ...model,
    samples: (type) => {
      const named = given.filter((one) => one.type === type)
      return named.length > 0 ? named : model.samples(type)
    },
    alphabet: [...new Set([...model.alphabet, ...given.map(({ type }) => type).filter(isSaid)])],
    ...(flags.input !== undefined && { starts: [{ name: 'the input given', input: inputOf(flags.input) }] }),
    ...(fields && { identity: ({ context }) => textOf(fields.map((field) => context[field])) }),
  }
}

const isSaid = (type: string) => !type.startsWith('xstate.')
const heard = ({ type, ...data }: v.InferOutput<typeof event>): AnyEventObject => eventOf({ type, data })

function inputOf(typed: string): unknown {
  if (existsSync(typed)) return readJsonFile('input', typed, v.unknown())
  if (/^\s*[[{"]/.test(typed)) return readJson('--input', typed, v.unknown())
  throw new PathsError(`--input: ${typed} is neither a file nor JSON.`)
}
