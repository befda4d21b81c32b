import { describe, expect, it } from 'vitest'
import { sessionMachine } from '#machines/account/session/session.machine.ts'
import { catalogue } from '#machines/catalogue.ts'
import { graphOf } from '#machines/core/graph.ts'
import { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { walkableOf } from '#server/traffic/walkable-graph.ts'

const motor = walkableOf(graphOf(motorMachine))

describe('a journey has done its part', () => {
  it('where another page goes on and nothing is waited for', () => {
    expect(motor.isOver(['motor.quotation'])).toBe(true)
    expect(motor.isEnd(['motor.quotation'])).toBe(false)
  })

  it('where the machine has ended', () => {
    expect(walkableOf(graphOf(quoteListMachine)).isOver(['quoteList.proposal'])).toBe(true)
  })

  it('nowhere where something is still asked, or waited for', () => {
    expect(motor.isOver(['motor.make'])).toBe(false)
    expect(motor.isOver(['motor.registrationNumber.lookingUp'])).toBe(false)
    expect(motor.isOver([])).toBe(false)
    expect(
      walkableOf(graphOf(sessionMachine)).isOver(['session.who.anonymous', 'session.dialog.closed']),
    ).toBe(false)
  })

  it('only where a page is named, in any machine', () => {
    const leading = catalogue.flatMap(({ machine }) =>
      graphOf(machine).nodes.filter(({ leadsTo }) => leadsTo !== undefined),
    )
    expect(leading).not.toEqual([])
    for (const { leadsTo, type } of leading) expect([type, leadsTo?.[0]]).toEqual(['atomic', '/'])
  })
})
