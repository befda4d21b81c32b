import type { AnyEventObject } from 'xstate'
import type { GraphEdge } from '#machines/core/graph.ts'
import type { TestStart } from '#machines/core/test-model.ts'
import { type Step, walkerOf } from '#machines/recording/step.ts'
import type { Explored } from '../types.ts'
import { type Fill, fillings } from './fillings.ts'
import { fillFor } from './guard-reads.ts'
import { openEdges } from './open-edges.ts'
import { valuesFor } from './payload-search.ts'

/** Inputs tried for one branch, and ways to where it begins on which they are tried. */
const mostTries = 1_500
const mostWays = 3

type Way = { input: object; events: readonly AnyEventObject[] }

/**
 * Inputs by which a branch is taken on a way that is known: what a machine keeps of its input may be read long after
 * the beginning.
 */
export function lateInputs(explored: Explored, ends: number): TestStart[] {
  const { model } = explored
  if (!model.isInputOpen) return []
  const walker = walkerOf(model.apart?.machine ?? model.machine)
  const ways = new Ways(explored)
  for (const edge of openEdges(explored)) {
    const { values, names } = fillFor(explored, [edge.id])
    const fill: Fill = {
      values: () => valuesFor(values(), undefined),
      names,
      isKept: true,
      isFurthestFirst: true,
    }
    for (const { input, events } of ways.before(edge)) {
      const run = (tried: object): Step => {
        let step = walker.begin(tried)
        const taken = [...step.taken]
        for (const event of events) {
          step = walker.transition(step.snapshot, event)
          taken.push(...step.taken)
        }
        return { ...step, taken }
      }
      for (const { value, step } of fillings([input], run, fill, mostTries)) {
        if (performance.now() > ends) return []
        if (step?.taken.includes(edge.id)) return [{ name: '', input: value }]
      }
    }
  }
  return []
}

/** The shortest ways by which a machine comes to its states. */
class Ways {
  readonly #explored: Explored
  /** Of each node the arc by which it was first found. */
  readonly #found = new Map<number, number>()
  readonly #begun: ReadonlyMap<number, unknown>

  constructor(explored: Explored) {
    this.#explored = explored
    this.#begun = new Map(explored.starts.map(({ node, start }) => [node, start.input] as const).reverse())
    for (const [index, { to }] of explored.arcs.entries())
      if (!this.#begun.has(to) && !this.#found.has(to)) this.#found.set(to, index)
  }

  /** Ways on whose last step the transition might be taken. */
  before({ source, event }: GraphEdge): Way[] {
    const { nodes, arcs, model } = this.#explored
    if (event === '') {
      const through = arcs.filter(
        ({ to, passed }) => passed.includes(source) || nodes[to]?.states.includes(source),
      )
      const ways = through.slice(0, mostWays).flatMap((arc) => this.#to(arc.from, [arc.event]))
      const { starts } = this.#explored
      const begun = starts.filter(({ passed }) => passed.includes(source))
      return [...begun.flatMap(({ node }) => this.#to(node, [])), ...ways].slice(0, mostWays)
    }
    const places = nodes.filter(
      ({ states, snapshot }) =>
        snapshot.status === 'active' && (source === model.machine.root.id || states.includes(source)),
    )
    const said = model.samples(event).slice(0, mostWays)
    return places.slice(0, mostWays).flatMap(({ index }) => said.flatMap((one) => this.#to(index, [one])))
  }

  #to(node: number, after: readonly AnyEventObject[]): Way[] {
    const events = [...after]
    let at = node
    for (let index = this.#found.get(at); index !== undefined; index = this.#found.get(at)) {
      const arc = this.#explored.arcs[index]
      if (!arc) return []
      events.unshift(arc.event)
      at = arc.from
    }
    const input = this.#begun.get(at)
    return typeof input === 'object' && input !== null ? [{ input, events }] : []
  }
}
