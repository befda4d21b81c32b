import type { AnyStateMachine } from 'xstate'
import type { EventDefinitions } from '#machines/core/event.ts'
import { type GraphNode, graphOf } from '#machines/core/graph.ts'

/** What people call the states and events of a machine. */
export type Words = { state: (word: string) => string; event: (type: string) => string }

export function wordsOf(machine: AnyStateMachine, events: EventDefinitions = {}): Words {
  const titles = titlesOf(machine)
  const title = (part: string) => titles.get(part) ?? spaced(part.split('.').at(-1) ?? part)
  return {
    state: (word) => word.split(' + ').map(title).join(' and '),
    event: (type) => events[type]?.label ?? outsideWords(type) ?? spaced(type),
  }
}

/** Titles by the state as one word; of states that share one, each is told with its own name. */
function titlesOf(machine: AnyStateMachine): Map<string, string> {
  const { nodes } = graphOf(machine)
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const titles = nodes.flatMap((node): [string, string][] => {
    const way = wayTo(node, byId)
    const title = way.findLast(({ title }) => title !== undefined)?.title
    const word = way.map(({ key }) => key).join('.')
    return title === undefined ? [] : [[word, title]]
  })
  const times = (title: string) => titles.filter(([, other]) => other === title).length
  return new Map(
    titles.map(([word, title]) => [
      word,
      times(title) === 1 ? title : `${title} (${spaced(word.split('.').at(-1) ?? word)})`,
    ]),
  )
}

/** The nodes from below the root down to this one. */
function wayTo(node: GraphNode, byId: ReadonlyMap<string, GraphNode>): GraphNode[] {
  const way: GraphNode[] = []
  for (let at: GraphNode | undefined = node; at?.parent !== undefined; at = byId.get(at.parent)) {
    way.unshift(at)
  }
  return way
}

function outsideWords(type: string): string | undefined {
  const [, kind, id = ''] = /^xstate\.(done\.actor|error\.actor|done\.state|after)\.(.+)$/.exec(type) ?? []
  if (kind === 'done.actor') return `${spaced(id)} answers`
  if (kind === 'error.actor') return `${spaced(id)} fails`
  if (kind === 'done.state') return `${id} is finished`
  return kind === 'after' ? `time passes (${id.split('.')[0]})` : undefined
}

/** `registrationNumber.given`, `SUBMIT_PROPOSAL`: the words of a name. */
export const spaced = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s._-]+/)
    .join(' ')
    .trim()
    .toLowerCase()
