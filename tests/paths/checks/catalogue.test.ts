import { describe, expect, test } from 'vitest'
import { catalogue } from '#machines/catalogue.ts'
import { graphOf } from '#machines/core/graph.ts'
import { screenOf } from '#machines/core/screen.ts'
import { findingsOf, nameOf } from '#paths/checks/checks.ts'
import { exploreFully } from '#paths/explore/explore-fully.ts'
import { modelOf } from '#paths/model/of-test-model.ts'

const today = '2026-11-21'

/** Explored once for both, which takes a minute for the largest. */
describe.each(catalogue)('$title', (testModel) => {
  const explored = exploreFully(modelOf(testModel, today))

  describe('checked', () => {
    const findings = findingsOf(explored)

    test('is explored completely', () => {
      expect(explored.stopped).toBeUndefined()
    })

    test('has no findings except the intended ones', () => {
      const found = new Set(findings.map(nameOf))
      expect([...found].sort()).toEqual(Object.keys(testModel.meant ?? {}).sort())
    })

    test('has a path for every finding', () => {
      expect(findings.filter(({ path }) => path === undefined)).toEqual([])
    })
  })

  describe('in every reachable state', () => {
    const { nodes } = explored

    test('asks only for events that are defined with fields or a schema', () => {
      const asked = nodes
        .map(({ snapshot }) => screenOf(snapshot).asks)
        .filter((event) => event !== undefined)
      expect(asked.filter((event) => !(event in testModel.events))).toEqual([])
    })

    test('waits for a person or the outside, or is final', () => {
      const stuck = nodes.filter(
        ({ snapshot }) => snapshot.status === 'active' && Object.keys(eventsOf(snapshot)).length === 0,
      )
      expect(
        stuck.filter(({ snapshot }) => screenOf(snapshot).path === undefined).map(({ state }) => state),
      ).toEqual([])
    })

    test('has a stable edge id of its own', () => {
      const ids = graphOf(testModel.machine).edges.map((edge) => edge.id)
      expect(new Set(ids).size).toBe(ids.length)
    })

    test('accepts every sample of its events on the day it is tried', () => {
      for (const [type, definition] of Object.entries(testModel.events)) {
        for (const sample of definition.samples(today)) {
          const checked = definition.schema(today)['~standard'].validate(sample)
          expect(checked, type).not.toHaveProperty('issues')
        }
      }
    })
  })
})

function eventsOf(snapshot: {
  _nodes: { transitions: Map<string, unknown>; always?: readonly unknown[] }[]
}) {
  return Object.fromEntries(snapshot._nodes.flatMap((node) => [...node.transitions.entries()]))
}
