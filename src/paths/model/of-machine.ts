import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { graphOf } from '#machines/core/graph.ts'
import { textOf } from './identity.ts'
import type { Model } from './model.ts'
import { outsideEvents } from './outside.ts'

export type MachineOptions = {
  key: string
  /** What the machine is begun with. */
  input?: unknown
  /** Payloads by event type; an event not named is said without one. */
  events?: readonly AnyEventObject[]
  /** The fields of the context that tell states apart; all of them where none is named. */
  identity?: readonly string[]
}

/** Any XState 5 machine, with the events its transitions name and what it was given of payloads. */
export function modelOfMachine(machine: AnyStateMachine, options: MachineOptions): Model {
  const { key, input, events = [], identity } = options
  const outcomes = new Proxy({}, { get: () => ({ done: [undefined] }) })
  const samples = (type: string) => {
    const given = events.filter((event) => event.type === type)
    if (given.length > 0) return given
    return type.startsWith('xstate.') ? outsideEvents(type, outcomes) : [{ type }]
  }
  const heard = new Set(graphOf(machine).edges.map((edge) => edge.event))
  return {
    key,
    title: machine.id,
    machine,
    starts: [{ name: 'its beginning', input }],
    samples,
    variations: () => [],
    identity: ({ context }) =>
      textOf(identity ? identity.map((field) => (context as Record<string, unknown>)[field]) : context),
    alphabet: [...new Set([...heard, ...events.map(({ type }) => type)])].filter(
      (type) => type !== '' && !type.includes('*') && !type.startsWith('xstate.'),
    ),
  }
}
