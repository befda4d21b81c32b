import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { modelOfMachine } from '#paths/model/of-machine.ts'
import { generate } from '#paths/suite/generate.ts'

const machine = createMachine({
  id: 'claim',
  initial: 'reported',
  states: {
    reported: {
      meta: { requirements: ['CLAIM-01'] },
      on: { assessed: { target: 'judging', meta: { requirements: 'CLAIM-02' } }, dropped: 'over' },
    },
    judging: { tags: 'busy', meta: { requirements: ['CLAIM-03', 'CLAIM-04'] }, always: 'paid' },
    paid: { on: { closed: 'over' } },
    over: { type: 'final', meta: { requirements: ['CLAIM-05'] } },
    archived: { meta: { requirements: ['CLAIM-06'] } },
  },
})

const chosen = (...targets: string[]) =>
  generate(modelOfMachine(machine, { key: 'claim' }), { criterion: 'chosen', targets })
const eventsOf = (suite: Awaited<ReturnType<typeof chosen>>) =>
  suite.paths.map(({ events }) => events.map(({ type }) => type))

describe('the chosen criterion covers', () => {
  test('requirements of a state, of a transient state and of a transition', async () => {
    expect(eventsOf(await chosen('CLAIM-05'))).toEqual([['dropped']])
    expect(eventsOf(await chosen('CLAIM-04'))).toEqual([['assessed']])
    expect(eventsOf(await chosen('CLAIM-02', 'CLAIM-01'))).toEqual([['assessed']])
    expect(eventsOf(await chosen('CLAIM-03', 'CLAIM-05'))).toEqual([['assessed', 'closed']])
  })

  test('tags, states, events and transitions', async () => {
    expect(eventsOf(await chosen('busy'))).toEqual([['assessed']])
    expect(eventsOf(await chosen('claim.paid'))).toEqual([['assessed']])
    expect(eventsOf(await chosen('closed'))).toEqual([['assessed', 'closed']])
    expect(eventsOf(await chosen('claim.reported dropped 0'))).toEqual([['dropped']])
  })

  test('distinguishes targets that are not covered from unknown names, and says what these may be a slip of', async () => {
    const { uncovered, covered, targets } = await chosen('CLAIM-01', 'CLAIM-06', 'claim.payed', 'zebra')
    expect(uncovered).toEqual([
      { target: 'CLAIM-06', reason: 'unreachable: nothing leads here' },
      {
        target: 'claim.payed',
        reason:
          'unknown: no state, event, transition, tag or requirement has this name; did you mean claim.paid or claim.over or claim.reported?',
      },
      { target: 'zebra', reason: 'unknown: no state, event, transition, tag or requirement has this name' },
    ])
    expect([covered, targets]).toEqual([1, 4])
  })
})
