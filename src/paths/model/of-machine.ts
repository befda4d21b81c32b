import type { AnyEventObject, AnyStateMachine, AnyStateNode } from 'xstate'
import { graphOf } from '#machines/core/graph.ts'
import type { Model } from '../types.ts'
import { eventOf, outsideEvents } from './events.ts'
import { textOf } from './identity.ts'
import { inferIdentity } from './infer-identity.ts'

export type MachineOptions = {
  key: string
  /** What the machine is begun with, once with each. */
  inputs?: readonly unknown[]
  /** Payloads by event type; an event not named is said without one. */
  events?: readonly AnyEventObject[]
  /** The fields of the context that tell states apart, `user.name` for one within another; what guards read where none is named. */
  identity?: readonly string[]
}

/** Any XState 5 machine, with the events its transitions name and what it was given of payloads. */
export function modelOfMachine(machine: AnyStateMachine, options: MachineOptions): Model {
  const { key, inputs = [undefined], events = [] } = options
  const isInputOpen = options.inputs === undefined && typeof machine.config.context === 'function'
  const heard = new Set(graphOf(machine).edges.map((edge) => edge.event))
  return {
    key,
    title: machine.id,
    machine,
    starts: inputs.map((input, at) => ({
      name: inputs.length === 1 ? 'its beginning' : `input ${at + 1}`,
      input,
    })),
    samples: (type) => {
      const given = events.filter((event) => event.type === type)
      return given.length > 0 ? given.map(asHeard) : unnamed(machine, type)
    },
    alphabet: [...new Set([...heard, ...events.map(({ type }) => type)])].filter(
      (type) => type !== '' && !type.includes('*') && !type.startsWith('xstate.'),
    ),
    ...(isInputOpen && { isInputOpen }),
    ...identityOf(machine, options),
  }
}

function identityOf(
  machine: AnyStateMachine,
  { identity }: MachineOptions,
): Pick<Model, 'identity' | 'apart'> {
  if (identity) return { identity: ({ context }) => fieldsText(context, identity) }
  if (machine.config.context === undefined) return { identity: () => '' }
  const apart = inferIdentity(machine)
  return { apart, identity: ({ context }) => fieldsText(context, [...apart.fields].sort()) }
}

const fieldsText = (context: unknown, fields: readonly string[]): string =>
  fields.map((field) => textOf(fieldIn(context, field), `context.${field}`)).join()

const fieldIn = (context: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (value === null || value === undefined ? undefined : Reflect.get(Object(value), name)),
      context,
    )

/** What is said of an event that nobody gave: without a payload, for the world as plain as can be. */
function unnamed(machine: AnyStateMachine, type: string): AnyEventObject[] {
  if (type === 'xstate.route') return routes(machine.root).map((id) => ({ type, to: `#${id}` }))
  if (type.startsWith('xstate.snapshot.')) return [{ type, snapshot: { status: 'active' } }]
  return type.startsWith('xstate.') ? outsideEvents(type, anything) : [{ type }]
}

const anything = new Proxy({}, { get: () => ({ done: [undefined] }) })

const routes = ({ config, states, id }: AnyStateNode): string[] => [
  ...('route' in config && config.id ? [id] : []),
  ...Object.values(states).flatMap(routes),
]

/** A list in a file writes an error as its message. */
const asHeard = ({ type, ...data }: AnyEventObject): AnyEventObject => eventOf({ type, data })
