import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { UserError } from '#cli/errors.ts'
import { dayOf, isDay } from '#machines/rules/calendar.ts'
import { dayOfSuites } from '../cache/day.ts'
import type { Flags } from './flags.ts'
import { readJson, readJsonFile } from './read-json.ts'
import { listOf } from './values.ts'

const event = v.looseObject(
  { type: v.string('an event has a type') },
  'an event is an object with a type and what it carries',
)
const events = v.array(event, 'events are a list such as [{ "type": "make.chosen", "make": "Tata" }]')

/** What a machine is told: on which day, from what input, with which payloads, and what of it counts. */
export type ModelOptions = ReturnType<typeof modelOptionsOf>

export function modelOptionsOf(flags: Flags) {
  const { today = usualDay(flags) } = flags
  if (!isDay(today)) throw new UserError(`--today takes a day as YYYY-MM-DD, not "${today}".`)
  const identity = listOf('identity', flags.identity)
  return {
    today,
    events: flags.events === undefined ? [] : readJsonFile('events', flags.events, events),
    ...(flags.input && { inputs: flags.input.map(inputOf) }),
    ...(identity && { identity }),
  }
}

/** A browser has the day of the calendar; anything else stays the same from one day to the next. */
const usualDay = ({ format }: Flags): string => (format === 'playwright' ? dayOf(new Date()) : dayOfSuites)

function inputOf(typed: string): unknown {
  if (existsSync(typed)) return readJsonFile('input', typed, v.unknown())
  if (/^\s*[[{"]/.test(typed)) return readJson('--input', typed, v.unknown())
  throw new UserError(`--input: ${typed} is neither a file nor JSON.`)
}
