import { expect, test } from 'vitest'
import { assign, createMachine } from 'xstate'
import { formatted, generate, modelOfMachine } from '#paths/index.ts'

/** The short way to the far side begins beyond what ten states show. */
const counter = createMachine({
  id: 'counter',
  initial: 'counting',
  context: { count: 0 },
  states: {
    counting: {
      on: {
        counted: { actions: assign({ count: ({ context }) => context.count + 1 }) },
        ended: { guard: ({ context }) => context.count > 3, target: 'over' },
      },
    },
    over: { type: 'final' },
  },
})

test('nothing is exact of a machine of which only a part was explored', async () => {
  const model = modelOfMachine(counter, { key: 'counter' })
  const suite = await generate(model, { bounds: { nodes: 10, ms: 60_000 } })
  expect(suite.stopped).toMatch(/more than 10 states/)
  expect(suite.bound).toEqual({ events: suite.totals.events, gap: 0, exact: false })
  const text = formatted('text', suite, model)
  expect(text).toContain(`Of what was explored, at least ${suite.totals.events} events are needed`)
  expect(text).not.toContain('proven bound')
})
