import { type AnyStateMachine, type AnyStateNode, createMachine } from 'xstate'

export type Config = Readonly<Record<string, unknown>>

/** The machine again, with another configuration of one of its states. */
export function reconfigured(
  machine: AnyStateMachine,
  node: AnyStateNode,
  change: (config: Config) => Config,
): AnyStateMachine {
  const config = within({ ...machine.config }, node.path, change)
  return createMachine(config as never).provide(machine.implementations as never)
}

function within(
  config: Config,
  [key, ...rest]: readonly string[],
  change: (config: Config) => Config,
): Config {
  if (key === undefined) return change(config)
  const states = recordOf(config.states)
  return { ...config, states: { ...states, [key]: within(recordOf(states[key]), rest, change) } }
}

export const recordOf = (value: unknown): Config =>
  typeof value === 'object' && value !== null ? { ...value } : {}

export const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]
