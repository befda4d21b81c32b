import { describe, expect, test } from 'vitest'
import { countSimplePaths } from '#paths/criteria/simple.ts'
import { explore } from '#paths/explore/explore.ts'
import { generate } from '#paths/suite/generate.ts'
import { families, modelOfFamily } from './families.ts'

describe('families of machines whose optimum is known', () => {
  test.each([
    ['chain', 100, 198, 1],
    ['chain', 1_000, 1_998, 1],
    ['ladder', 100, 199, 2],
    ['grid', 1_000, 2_952, 63],
    ['hub', 300, 598, 1],
  ] as const)('a %s of %i states takes %i events in %i paths', async (family, size, events, paths) => {
    const suite = await generate(modelOfFamily(families[family](size)))
    expect(suite).toMatchObject({
      states: size,
      uncovered: [],
      totals: { events, paths },
      bound: { events, gap: 0, exact: true },
    })
  })

  test('a hub of 10 states has 1,972,818 simple paths, counted without listing them', () => {
    expect(countSimplePaths(explore(modelOfFamily(families.hub(10))))).toBe(1_972_818n)
  })
})
