import type { AnyStateMachine } from 'xstate'
import type { EventDefinition, EventDefinitions } from '#machines/core/event.ts'
import { type GraphNode, graphOf } from '#machines/core/graph.ts'
import { spaced } from '#machines/core/text.ts'

/** What people call the states and events of a machine, and how they would say that an event happens. */
export type Labels = {
  state: (word: string) => string
  event: (type: string) => string
  deed: (type: string) => string
}

export function labelsOf(machine: AnyStateMachine, events: EventDefinitions = {}): Labels {
  const titles = distinct(titlesOf(machine), spaced)
  const labels = distinct(
    Object.entries(events).map(([type, { label }]) => [type, label]),
    spaced,
  )
  const event = (type: string) => labels.get(type) ?? outsideText(type) ?? spaced(type)
  return {
    state: (word) =>
      word
        .split(' + ')
        .map((part) => titles.get(part) ?? spaced(part))
        .join(' and '),
    event,
    deed: (type) => deedOf(type, events[type], event(type)),
  }
}

function deedOf(type: string, definition: EventDefinition | undefined, name: string): string {
  if (outsideText(type) !== undefined) return name
  if (definition?.how === 'form') return `I fill in and press "${name}"`
  if (definition?.how === 'choice') return `I choose "${name}"`
  if (definition?.how === 'button') return `I press "${name}"`
  return definition?.how === 'system' ? `it comes about: ${name}` : `I do "${name}"`
}

type Named = [key: string, name: string]

/** Names by key; of those that are the same, each with what tells it apart. */
function distinct(named: readonly Named[], apart: (key: string) => string): Map<string, string> {
  const times = new Map<string, number>()
  for (const [, name] of named) times.set(name, (times.get(name) ?? 0) + 1)
  return new Map(
    named.map(([key, name]) => [key, (times.get(name) ?? 0) > 1 ? `${name} (${apart(key)})` : name]),
  )
}

/** Titles by the state as one word, each with its own or with that of the nearest state around it. */
function titlesOf(machine: AnyStateMachine): Named[] {
  const { nodes } = graphOf(machine)
  const byId = new Map(nodes.map((node) => [node.id, node]))
  return nodes.flatMap((node): Named[] => {
    const way = wayTo(node, byId)
    const title = way.findLast((one) => one.title !== undefined)?.title
    return title === undefined ? [] : [[way.map(({ key }) => key).join('.'), title]]
  })
}

/** The nodes from below the root down to this one. */
function wayTo(node: GraphNode, byId: ReadonlyMap<string, GraphNode>): GraphNode[] {
  const above = byId.get(node.parent ?? '')
  return above ? [...wayTo(above, byId), node] : []
}

function outsideText(type: string): string | undefined {
  const [, kind, id = ''] = /^xstate\.(done\.actor|error\.actor|done\.state|after)\.(.+)$/.exec(type) ?? []
  if (kind === 'done.actor') return `${spaced(id)} answers`
  if (kind === 'error.actor') return `${spaced(id)} fails`
  if (kind === 'done.state') return `${id} is finished`
  return kind === 'after' ? `time passes: ${spaced(id.split('.')[0] ?? '')}` : undefined
}
