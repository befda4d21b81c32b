import { expect, test } from 'vitest'
import { checkModel } from '#paths/checks/checks.ts'
import { modelOfMachine } from '#paths/model/of-machine.ts'
import * as trap from '../fixtures/trap.ts'

const model = modelOfMachine(trap.broken, { key: 'queue' })

test('a finding that the author means is a note with the reason, and no finding', () => {
  const { findings, notes } = checkModel({ ...model, meant: { 'trap queue': 'whoever queues is served' } })
  expect(findings).toEqual([])
  expect(notes).toEqual(['Meant, trap queue: whoever queues is served.'])
})

test('what is said of another place excuses nothing', () => {
  const { findings, notes } = checkModel({ ...model, meant: { 'trap clerk': 'somebody else' } })
  expect(findings.map(({ place }) => place)).toEqual(['queue'])
  expect(notes).toEqual([])
})
