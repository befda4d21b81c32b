import { expect, test } from 'vitest'
import { assign, createMachine } from 'xstate'
import { proofOf } from '#paths/formats/proof.ts'
import { modelOfMachine } from '#paths/model/of-machine.ts'
import { generate } from '#paths/suite/generate.ts'
import { explored } from '../fixtures/explored.ts'

/** True every third time. */
function everyThird(): () => boolean {
  let asked = 0
  return () => {
    asked += 1
    return asked % 3 === 0
  }
}

const gambler = () =>
  createMachine({
    id: 'gambler',
    initial: 'poor',
    states: {
      poor: { on: { BET: [{ guard: everyThird(), target: 'rich' }, { target: 'broke' }] } },
      rich: { on: { BET: 'poor' } },
      broke: {},
    },
  })

test('an event that leads elsewhere when it is tried again is named, with both ends', () => {
  expect(explored(gambler()).stopped).toBe(
    'chance or the clock decides what BET does in poor: it led first to broke, then to rich',
  )
})

test('a context that differs at the second try counts as well', () => {
  let drawn = 0
  const machine = createMachine({
    id: 'cards',
    initial: 'table',
    context: { card: 0 },
    states: {
      table: {
        on: {
          DRAW: { actions: assign({ card: () => drawn++ % 5 }) },
          WIN: { guard: ({ context }) => context.card === 3, target: 'won' },
        },
      },
      won: {},
    },
  })
  expect(explored(machine).stopped).toBe(
    'chance or the clock decides what DRAW does in table: it led to table, but not in the same way',
  )
})

test('nothing is called exact of such a machine', async () => {
  const suite = await generate(modelOfMachine(gambler(), { key: 'gambler' }))
  expect(suite.bound.exact).toBe(false)
  expect(proofOf(suite)).toMatch(/^Of what was explored/)
})

test('a machine that always answers alike is explored to its end', () => {
  const steady = createMachine({
    id: 'steady',
    initial: 'off',
    states: { off: { on: { FLIP: 'on' } }, on: { on: { FLIP: 'off' } } },
  })
  expect(explored(steady).stopped).toBeUndefined()
})
