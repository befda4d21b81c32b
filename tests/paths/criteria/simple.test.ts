import { describe, expect, test } from 'vitest'
import { countSimplePaths, simplePaths } from '#paths/criteria/simple.ts'
import { explore } from '#paths/explore/explore.ts'
import { exploreFully } from '#paths/explore/explore-fully.ts'
import { generateFrom } from '#paths/suite/generate.ts'
import { dice } from '../solve/dice.ts'
import { families, modelOfFamily, web } from '../solve/families.ts'
import { falseClaims } from './claims.ts'
import { guardedModel } from './guarded-machine.ts'

const most = 3_000

describe('simple paths', () => {
  test('are counted exactly, for any end state and length limit', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const roll = dice(seed)
      const explored = exploreFully(guardedModel(roll))
      const goal = roll(explored.nodes.length)
      const limits = {
        ends: roll(2) === 0 ? undefined : (node: number) => node === goal,
        most: roll(2) === 0 ? undefined : explored.starts.map(() => roll(6)),
      }
      const count = countSimplePaths(explored, limits) ?? -1n
      let listed = 0n
      for (const _ of simplePaths(explored, limits)) {
        listed += 1n
        if (listed > most) break
      }
      if (listed <= most) expect({ seed, count }).toEqual({ seed, count: listed })
      else expect(count).toBeGreaterThan(most)
    }
  })

  test('are valid between two states, too', async () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const model = guardedModel(dice(seed))
      const options = { criterion: 'simple', from: 's0', to: 's1', maxLength: 5, limit: 50 } as const
      const suite = await generateFrom(exploreFully(model), options, 0).catch(() => undefined)
      if (suite)
        expect({ seed, claims: await falseClaims(model, suite, options) }).toEqual({ seed, claims: [] })
    }
  })

  test('are no longer counted when there are too many', () => {
    expect(countSimplePaths(explore(modelOfFamily(web(60, 4))))).toBeUndefined()
    expect(countSimplePaths(explore(modelOfFamily(families.chain(5_000))))).toBeUndefined()
  })
})
