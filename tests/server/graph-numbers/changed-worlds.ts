import type { TestModel } from '#machines/core/test-model.ts'
import { ends, type Outcome } from '#server/graphs/queries/outcomes.ts'
import { believable } from '#server/graphs/seed/behaviour.ts'
import { type Chance, chanceOf } from '#server/graphs/seed/random.ts'
import { type Manner, walkJourney } from '#server/graphs/seed/walk-journey.ts'
import { SimulatedMachine } from '#server/graphs/seed/walked-machine.ts'

/** What became of one made-up journey at a state. */
export type Ending = Omit<Outcome, 'journeys'>

/** Journeys of a real machine as they are, and in worlds in which so many leave at every visit to a state. */
export function worldsOf(testModel: TestModel, state: string, count: number) {
  const machine = new SimulatedMachine(testModel, '2026-06-15')
  const walked = (manner: Manner, seed: number): Ending[] => {
    const chance = chanceOf(seed)
    return Array.from({ length: count }, () => {
      const { rows, resting } = walkJourney(machine, manner, chance)
      const visits = rows.filter(({ to }) => to === state).length
      if (machine.isOver(resting)) return { visits, end: 'finished' }
      return { visits, end: resting.includes(state) ? 'left' : 'lost' }
    })
  }
  const leavingThere = (leaving: number): Manner => ({
    ...believable,
    leaves: (chance, states, at) =>
      states.includes(state) ? chance.next() < leaving : believable.leaves(chance, states, at),
  })
  return { asItIs: walked(believable, 1), changed: (leaving: number) => walked(leavingThere(leaving), 2) }
}

/** So many of them, drawn with replacement. */
export const drawn = (from: readonly Ending[], size: number, chance: Chance): Ending[] =>
  Array.from({ length: size }, () => from[Math.floor(chance.next() * from.length)] ?? unknown)

const unknown: Ending = { visits: 0, end: 'lost' }

/** As the query counts them. */
export const counted = (endings: readonly Ending[]): Outcome[] =>
  ends.flatMap((end) => {
    const visits = endings.filter((one) => one.end === end).map((one) => one.visits)
    return [...new Set(visits)].map((often) => ({
      ...{ end, visits: often },
      journeys: visits.filter((one) => one === often).length,
    }))
  })

export const finishedShare = (endings: readonly Ending[]): number =>
  endings.filter(({ end }) => end === 'finished').length / endings.length
