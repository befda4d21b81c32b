import { graphOf } from '#machines/core/graph.ts'
import type { Model, TestPath } from '../types.ts'
import type { Format } from './format.ts'
import { labelsOf } from './labels.ts'

/** A state diagram of what the paths take; how often stands behind an event. Refusals move nothing and are left out. */
export const mermaid: Format = function* ({ paths, uncovered }, model, { events }) {
  const words = labelsOf(model.machine, events)
  const drawing = new Drawing()
  for (const path of paths) drawing.add(path)
  yield 'stateDiagram-v2\n'
  for (const [state, id] of drawing.states) yield `  state "${escaped(words.state(state))}" as ${id}\n`
  for (const start of drawing.starts) yield `  [*] --> ${start}\n`
  for (const [way, labels] of drawing.ways) yield `  ${way} : ${labelOf(labels)}\n`
  for (const id of finals(drawing, model)) yield `  ${id} --> [*]\n`
  for (const { target, reason } of uncovered)
    yield `  %% not covered: ${escaped(target)}: ${escaped(reason)}\n`
}

class Drawing {
  /** Ids by the name of the state. */
  readonly states = new Map<string, string>()
  readonly starts = new Set<string>()
  /** From one id to another: events and how often each is taken. */
  readonly ways = new Map<string, Map<string, number>>()

  add({ begins, events }: TestPath): void {
    this.starts.add(this.#idOf(begins))
    for (const { type, from, to, refused } of events) {
      if (refused) continue
      const way = `${this.#idOf(from)} --> ${this.#idOf(to)}`
      const labels = this.ways.get(way) ?? new Map<string, number>()
      this.ways.set(way, labels.set(type, (labels.get(type) ?? 0) + 1))
    }
  }

  #idOf(state: string): string {
    const id = this.states.get(state) ?? `s${this.states.size}`
    this.states.set(state, id)
    return id
  }
}

const labelOf = (labels: ReadonlyMap<string, number>): string =>
  [...labels].map(([type, times]) => `${escaped(type)}${times > 1 ? ` ×${times}` : ''}`).join(', ')

function finals({ states }: Drawing, { machine }: Model): string[] {
  const final = graphOf(machine).nodes.filter(
    ({ type, parent }) => type === 'final' && parent === machine.root.id,
  )
  return final.flatMap(({ key }) => states.get(key) ?? [])
}

/** Whatever might mean something to Mermaid as the number of its character. */
const escaped = (text: string): string =>
  text.replace(/[^\p{L}\p{N} .,()_'×-]/gu, (sign) => `#${sign.codePointAt(0)};`)
