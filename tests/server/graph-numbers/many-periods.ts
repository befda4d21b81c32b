import type { Graph } from '#machines/core/graph.ts'
import type { TestModel } from '#machines/core/test-model.ts'
import type { Compared } from '#server/graphs/compare/differences.ts'
import { discloser } from '#server/graphs/rounding.ts'
import { believable } from '#server/graphs/seed/behaviour.ts'
import { chanceOf } from '#server/graphs/seed/random.ts'
import { walkJourney } from '#server/graphs/seed/walk-journey.ts'
import { SimulatedMachine } from '#server/graphs/seed/walked-machine.ts'

/** The states and transitions of one journey, each once, and whether it finished. */
export type Journey = { places: readonly string[]; isFinished: boolean }

/** Journeys of a machine, of which periods are drawn. */
export function walkedJourneys(testModel: TestModel, graph: Graph, count: number): Journey[] {
  const machine = new SimulatedMachine(testModel, '2026-06-15')
  const chance = chanceOf(11)
  const parents = new Map(graph.nodes.map(({ id, parent }) => [id, parent]))
  const around = (state: string): string[] => {
    const parent = parents.get(state)
    return parent === undefined ? [] : [state, ...around(parent)]
  }
  return Array.from({ length: count }, () => {
    const { rows, resting } = walkJourney(machine, believable, chance)
    const places = rows.flatMap(({ edge, to }) => [...(edge ? [edge] : []), ...(to ? around(to) : [])])
    return { places: [...new Set(places)], isFinished: machine.isOver(resting) }
  })
}

/** Periods of so many journeys, drawn with replacement; a heavier journey is drawn more often. */
export function periodsOf({ nodes, edges }: Graph, journeys: readonly Journey[], seed: number) {
  const chance = chanceOf(seed)
  const ids = [...nodes.filter(({ parent }) => parent !== undefined), ...edges].map(({ id }) => id)
  const at = new Map(ids.map((id, index) => [id, index]))
  const placesOf = journeys.map(({ places }) => places.flatMap((id) => at.get(id) ?? []))
  return (size: number, weightOf: (journey: Journey) => number = () => 1): Compared => {
    const counts = new Uint32Array(ids.length)
    let finished = 0
    const sums = runningSums(journeys.map(weightOf))
    for (let drawn = 0; drawn < size; drawn += 1) {
      const which = firstAbove(sums, chance.next() * (sums.at(-1) ?? 0))
      for (const place of placesOf[which] ?? []) counts[place] = (counts[place] ?? 0) + 1
      finished += journeys[which]?.isFinished ? 1 : 0
    }
    const disclose = discloser('a secret', 'made-up periods', '')
    return {
      label: '',
      totals: {
        journeys: disclose('all', size),
        finished: disclose('finished', finished),
        open: 0,
        dropped: 0,
        events: 0,
        offModel: 0,
      },
      journeys: new Map(ids.map((id, index) => [id, disclose(id, counts[index] ?? 0)])),
    }
  }
}

function runningSums(weights: readonly number[]): number[] {
  let sum = 0
  return weights.map((weight) => {
    sum += weight
    return sum
  })
}

function firstAbove(sums: readonly number[], value: number): number {
  let [low, high] = [0, sums.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) <= value) low = middle + 1
    else high = middle
  }
  return low
}
