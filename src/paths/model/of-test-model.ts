import type { AnyEventObject } from 'xstate'
import type { EventDefinition } from '#machines/core/event.ts'
import type { TestModel } from '#machines/core/test-model.ts'
import type { Model } from '../types.ts'
import { outsideEvents } from './events.ts'
import { textOf } from './identity.ts'
import { variationsOf } from './variations.ts'

/** A machine of the catalogue on a day, with the samples of its events file. */
export function modelOf(testModel: TestModel, today: string): Model {
  const { key, title, machine, events, meant } = testModel
  const outcomes = testModel.outcomes(today)
  const said = (type: string, payload: unknown): AnyEventObject => ({ ...(payload as object), type })
  const samplesOf = (type: string, definition: EventDefinition) =>
    definition.samples(today).map((payload) => said(type, payload))
  return {
    key,
    title,
    machine,
    starts: testModel.starts(today),
    samples: remembered((type) => {
      const definition = events[type]
      return definition ? samplesOf(type, definition) : outsideEvents(type, outcomes)
    }),
    variations: (type, literals) => {
      const definition = events[type]
      return definition ? variationsOf(definition, today, literals).map((payload) => said(type, payload)) : []
    },
    identity: ({ context }) => textOf(testModel.identity(context as never)),
    alphabet: Object.keys(events),
    ...(meant && { meant }),
  }
}

/** Samples are asked for at every state, and are the same at each. */
function remembered<T>(find: (type: string) => T): (type: string) => T {
  const found = new Map<string, T>()
  return (type) => {
    const known = found.get(type)
    if (known !== undefined) return known
    const now = find(type)
    found.set(type, now)
    return now
  }
}
