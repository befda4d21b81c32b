import type { AnyStateNode } from 'xstate'
import { type Config, listOf, recordOf } from './config.ts'

/**
 * A state's configuration with its branches for one event type put differently. They stand under `on`, `always`,
 * `after`, `onDone`, or with the call whose outcome they hear.
 */
export function withBranches(
  node: AnyStateNode,
  eventType: string,
  config: Config,
  change: (branches: readonly Config[]) => readonly Config[],
): Config {
  const changed = (value: unknown) => change(listOf(value).map(branchOf))
  const call = callOf(node, eventType)
  if (call)
    return { ...config, invoke: listOf(config.invoke).map((one, at) => (at === call.at ? within(one) : one)) }
  if (eventType === '') return { ...config, always: changed(config.always) }
  if (eventType === `xstate.done.state.${node.id}`) return { ...config, onDone: changed(config.onDone) }
  const delay = delayOf(node, eventType, config)
  if (delay !== undefined) return { ...config, after: entryChanged(config.after, delay) }
  return { ...config, on: entryChanged(config.on, eventType) }

  function within(invoked: unknown): Config {
    const { [call?.hears ?? '']: heard, ...rest } = recordOf(invoked)
    return { ...rest, [call?.hears ?? '']: changed(heard) }
  }

  /** An entry without a branch goes altogether: an empty one would forbid the event. */
  function entryChanged(entries: unknown, key: string): Config {
    const { [key]: value, ...rest } = recordOf(entries)
    const branches = changed(value)
    return branches.length > 0 ? { ...rest, [key]: branches } : rest
  }
}

const branchOf = (branch: unknown): Config =>
  typeof branch === 'string' ? { target: branch } : recordOf(branch)

type Call = { at: number; hears: 'onDone' | 'onError' }

function callOf(node: AnyStateNode, eventType: string): Call | undefined {
  const [, outcome, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType) ?? []
  const at = node.invoke.findIndex((call) => call.id === id)
  return at === -1 ? undefined : { at, hears: outcome === 'done' ? 'onDone' : 'onError' }
}

const delayOf = ({ id }: AnyStateNode, eventType: string, { after }: Config): string | undefined =>
  Object.keys(recordOf(after)).find((delay) => eventType === `xstate.after.${delay}.${id}`)
