import type { AnyEventObject } from 'xstate'
import type { TestStart } from '#machines/core/test-model.ts'
import { textOf } from '../model/identity.ts'
import type { Model } from '../types.ts'
import { said } from './path-of.ts'

/** What was made up: events with what they carry, and what the machine is begun with. */
export type MadeUp = { events: readonly AnyEventObject[]; starts: readonly TestStart[] }

/** The same model with more to say, and more to begin with. */
export function richer(model: Model, { events, starts }: MadeUp): Model {
  const known = new Map(
    [...new Set(events.map(({ type }) => type))].map((type) => [
      type,
      new Set(model.samples(type).map(textOfEvent)),
    ]),
  )
  const all = new Map(events.map((event) => [textOfEvent(event), event]))
  const added = [...all].flatMap(([text, event]) => (known.get(event.type)?.has(text) ? [] : [event]))
  return {
    ...model,
    samples: (type) => [...model.samples(type), ...added.filter((event) => event.type === type)],
    starts: [...model.starts, ...newStarts(model, starts)],
    madeUp: [...(model.madeUp ?? []), ...added],
  }
}

/** With what an error was given besides its message. */
const textOfEvent = (event: AnyEventObject): string => textOf(said(event), 'event')

function newStarts(model: Model, starts: readonly TestStart[]): TestStart[] {
  const known = new Set(model.starts.map(({ input }) => textOf(input, 'input')))
  const all = new Map(starts.map((start) => [textOf(start.input, 'input'), start]))
  return [...all]
    .filter(([text]) => !known.has(text))
    .map(([, start], at) => ({ ...start, name: `made-up input ${model.starts.length + at + 1}` }))
}
