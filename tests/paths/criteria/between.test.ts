import { describe, expect, test } from 'vitest'
import { exploreFully } from '#paths/explore/explore-fully.ts'
import { UnknownState } from '#paths/explore/scope.ts'
import { generateFrom } from '#paths/suite/generate.ts'
import { TooFar } from '#paths/suite/length.ts'
import type { Options, Suite } from '#paths/types.ts'
import { type Dice, dice } from '../solve/dice.ts'
import { falseClaims, takenIn } from './claims.ts'
import { guardedModel } from './guarded-machine.ts'
import { leastPaths } from './least-paths.ts'

const mostTargets = 9

function wishes(roll: Dice) {
  const state = () => (roll(2) === 0 ? `s${roll(3)}` : undefined)
  return {
    from: state(),
    to: state(),
    maxLength: roll(3) === 0 ? 3 + roll(6) : undefined,
    costs: { events: roll(2) === 0 ? { a: roll(4), b: 1 + roll(3) } : {}, path: roll(3) },
  }
}

const asked = (one: ReturnType<typeof wishes>): Options =>
  Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined))

/** What is wrong with the suite of a machine by chance, for wishes by chance; nothing where there can be none. */
async function wrongWith(seed: number): Promise<{ kind: string; faults: string[] }> {
  const roll = dice(seed)
  const model = guardedModel(roll)
  const wished = wishes(roll)
  const whole = exploreFully(model)
  const suite = await generateFrom(whole, asked(wished), 0).catch((error) => error)
  if (suite instanceof UnknownState || suite instanceof TooFar)
    return { kind: suite.constructor.name, faults: [] }
  if (suite instanceof Error) return { kind: 'failed', faults: [suite.message] }
  const targets = targetsOf(suite, [...whole.starts, ...whole.arcs])
  if (targets.length > mostTargets) return { kind: 'too many targets', faults: [] }
  const missed = targets
    .filter((target) => !takenIn(suite).has(target))
    .map((target) => `${target} is not taken`)
  const priceOf = (event: string) => asked(wished).costs?.events[event] ?? 1
  const least = leastPaths(whole, targets, { ...wished, priceOf, pathPrice: wished.costs.path })
  const faults = [
    ...missed,
    ...(await falseClaims(model, suite, asked(wished))),
    ...notLeast(suite, least, wished),
  ]
  return { kind: wished.maxLength === undefined ? 'solved' : 'cut', faults }
}

const targetsOf = ({ uncovered }: Suite, arcs: readonly { taken: readonly string[] }[]): string[] =>
  [...new Set(arcs.flatMap(({ taken }) => taken))].filter(
    (edge) => !uncovered.some(({ target }) => target === edge),
  )

function notLeast(
  { bound }: Suite,
  least: number | undefined,
  { maxLength }: ReturnType<typeof wishes>,
): string[] {
  if (least === undefined) return ['nobody else finds paths']
  if (bound.events > least) return [`the bound is ${bound.events}, and paths can cost ${least}`]
  const isLeast = bound.gap === 0 && bound.events === least
  return maxLength !== undefined || isLeast
    ? []
    : [`paths can cost ${least}, not ${bound.events} and ${bound.gap}`]
}

describe('paths from a state, to a state, with a length limit and costs', () => {
  test('are valid and of minimal cost on 250 random machines', async () => {
    const kinds = new Map<string, number>()
    for (let seed = 1; seed <= 250; seed += 1) {
      const { kind, faults } = await wrongWith(seed)
      expect({ seed, faults }).toEqual({ seed, faults: [] })
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    }
    expect(kinds.get('solved')).toBeGreaterThan(100)
    expect(kinds.get('cut')).toBeGreaterThan(25)
    expect(kinds.get('TooFar')).toBeGreaterThan(5)
    expect(kinds.get('UnknownState')).toBeGreaterThan(20)
  })
})
