import type { TestModel } from '#machines/core/test-model.ts'
import { dayOfSuites } from '#paths/cache/day.ts'
import type { Traffic } from '#paths/types.ts'
import { believable } from '#server/graphs/seed/behaviour.ts'
import { chanceOf } from '#server/graphs/seed/random.ts'
import { walkJourney } from '#server/graphs/seed/walk-journey.ts'
import { SimulatedMachine } from '#server/graphs/seed/walked-machine.ts'

const journeys = 2_000

/** How often each transition is taken on journeys that are made up, the same every time. */
export function madeUpTraffic(testModel: TestModel): Traffic {
  const machine = new SimulatedMachine(testModel, dayOfSuites)
  const chance = chanceOf(1)
  const counts: Record<string, number> = {}
  for (let index = 0; index < journeys; index += 1) {
    for (const { edge } of walkJourney(machine, believable, chance).rows) {
      if (edge !== undefined) counts[edge] = (counts[edge] ?? 0) + 1
    }
  }
  return counts
}
