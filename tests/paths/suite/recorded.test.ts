import { describe, expect, it, test } from 'vitest'
import { createMachine } from 'xstate'
import { catalogue } from '#machines/catalogue.ts'
import { exploreFully } from '#paths/explore/explore-fully.ts'
import { modelOf } from '#paths/model/of-test-model.ts'
import { machineDriver } from '#paths/run/machine-driver.ts'
import { walkPath } from '#paths/run/walk.ts'
import { NotWalkable, type Recording, recordedSuite } from '#paths/suite/recorded-suite.ts'
import { randomWalks } from '../../server/graph-numbers/random-traffic.ts'
import { explored } from '../fixtures/explored.ts'

const day = '2026-06-15'

/** A walk of made-up traffic as far as its first event that no state handled. */
function recordingOf({ rows, unhandled: [first] }: ReturnType<typeof randomWalks>[number]): Recording {
  const before = rows.filter(({ seq }) => !first || seq < first.seq)
  const taken = before.flatMap(({ edge }) => edge ?? [])
  return first ? { taken, unhandled: first } : { taken }
}

describe('what was recorded', () => {
  test.each(['hand-over', 'merge', 'login', 'sign-up', 'desk'])(
    'of %s is walked as it was, and ends with what has to be refused',
    async (key) => {
      const testModel = catalogue.find((one) => one.key === key)
      if (!testModel) throw new Error(`There is no machine ${key}`)
      const whole = exploreFully(modelOf(testModel, day))
      const recordings = randomWalks(testModel, 7, 60).map(recordingOf)
      expect(recordings.filter(({ unhandled }) => unhandled).length).toBeGreaterThan(2)
      for (const recording of recordings) {
        const { paths, uncovered } = recordedSuite(whole, recording)
        expect(uncovered).toEqual([])
        const [path] = paths
        if (!path) throw new Error('There is no path')
        const walked = await walkPath(path, machineDriver(testModel.machine))
        expect(walked.taken).toEqual(recording.taken)
        expect(walked.refused).toHaveLength(recording.unhandled ? 1 : 0)
      }
    },
  )
})

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { press: 'on' } },
    on: { on: { press: 'off', hold: 'dim' } },
    dim: { on: { press: 'off' } },
  },
})
const whole = explored(lamp, { events: [{ type: 'press' }, { type: 'hold' }] })
const typesOf = (recording: Recording) =>
  recordedSuite(whole, recording).paths.flatMap(({ events }) => events.map(({ type }) => type))

describe('a recording that does not fit', () => {
  it('begins wherever it began, by the shortest path there', () => {
    expect(typesOf({ taken: ['lamp.dim press 0'] })).toEqual(['press', 'hold', 'press'])
  })

  it('leaves out what today’s machine has not, and names it', () => {
    const { paths, uncovered, covered, targets } = recordedSuite(whole, {
      taken: ['lamp.off press 0', 'lamp.on blow 0', 'lamp.on hold 0'],
    })
    expect(paths[0]?.events.map(({ edge }) => edge)).toEqual(['lamp.off press 0', 'lamp.on hold 0'])
    expect(uncovered).toEqual([{ target: 'lamp.on blow 0', reason: "not in today's machine" }])
    expect([covered, targets]).toEqual([2, 3])
  })

  it('is refused where today’s machine handles the event', () => {
    const unhandled = { state: 'lamp.on', event: 'hold' }
    expect(() => recordedSuite(whole, { taken: ['lamp.off press 0'], unhandled })).toThrow(NotWalkable)
    expect(typesOf({ taken: ['lamp.off press 0'], unhandled: { state: 'lamp.dim', event: 'hold' } })).toEqual(
      ['press', 'hold', 'hold'],
    )
  })
})
