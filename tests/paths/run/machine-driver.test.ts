import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { machineDriver } from '#paths/run/machine-driver.ts'
import { walkPath } from '#paths/run/walk.ts'
import type { PathEvent, TestPath } from '#paths/types.ts'

const door = createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { open: 'ajar' } },
    ajar: { always: 'open' },
    open: { on: { shut: 'shut' } },
  },
})

const opened: PathEvent = {
  type: 'open',
  from: 'shut',
  to: 'open',
  edge: 'door.shut open 0',
  also: ['door.ajar always 0'],
}
const notShut: PathEvent = {
  type: 'shut',
  from: 'shut',
  to: 'shut',
  edge: 'shut refuses shut',
  refused: true,
}
const path = (...events: PathEvent[]): TestPath => ({
  id: 'one',
  start: { name: 'shut' },
  begins: 'shut',
  events,
})
const walked = (...events: PathEvent[]) => walkPath(path(...events), machineDriver(door))

describe('walking a path on the machine itself', () => {
  it('takes what the path claims and refuses what it claims', async () => {
    expect(await walked(notShut, opened)).toEqual({
      taken: ['door.shut open 0', 'door.ajar always 0'],
      refused: ['shut refuses shut'],
    })
  })

  it('fails when another transition is taken than claimed', async () => {
    await expect(walked({ ...opened, also: [] })).rejects.toThrow(
      'took door.shut open 0, door.ajar always 0 instead of door.shut open 0',
    )
  })

  it('fails when nothing is taken', async () => {
    await expect(walked({ ...opened, type: 'knock' })).rejects.toThrow('took nothing instead of')
  })

  it('fails when an event is handled that has to be refused', async () => {
    await expect(walked({ ...notShut, type: 'open' })).rejects.toThrow('where nothing may be taken')
  })

  it('fails when it is in another state', async () => {
    await expect(walked({ ...opened, to: 'ajar' })).rejects.toThrow('stands at open instead of ajar')
  })

  it('fails when it starts otherwise than claimed', async () => {
    const elsewhere = { ...path(), begins: 'open' }
    await expect(walkPath(elsewhere, machineDriver(door))).rejects.toThrow(
      'Path one, the beginning in open: stands at shut instead of open',
    )
  })
})
