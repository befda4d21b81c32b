import { describe, expect, test } from 'vitest'
import { catalogue } from '#machines/catalogue.ts'
import { graphOf } from '#machines/core/graph.ts'
import { screenOf } from '#machines/core/screen.ts'
import { findingsOf } from '#paths/checks/checks.ts'
import { exploreFully } from '#paths/explore/explore-fully.ts'
import { modelOf } from '#paths/model/of-test-model.ts'

const today = '2026-11-21'

/** What a check finds and is meant, with the reason. */
const meant: Record<string, Record<string, string>> = {
  home: {
    'nondeterminism home.confirming xstate.done.actor.quoteModal 2':
      'what the dialog answered is asked first; the kind of vehicle only says where its form was',
  },
  'quote-list': {
    'nondeterminism quoteList.open.since expiry.chosen 0':
      'a date that is too early leaves the list with the prices of an earlier day, so none are left to forget',
  },
  resume: {
    'nondeterminism resume.reading xstate.done.actor.readJourney 1':
      'a journey that is found is shown to everybody, and only else forgotten by the browser it was kept in',
    'nondeterminism resume.reading xstate.done.actor.readJourney 2':
      'the browser of whoever began forgets a journey that is locked, and does not ask for a proof',
  },
  pet: {
    'trap pet':
      'the two sample pets can be given once each, for a number is not used again; a page gives the next one a new number',
  },
  'paths-page': {
    'trap open.making':
      'a page that is open is left by going to another; it ends only for an unknown machine',
  },
}

/** Explored once for both, which takes a minute for the largest. */
describe.each(catalogue)('$title', (testModel) => {
  const explored = exploreFully(modelOf(testModel, today))

  describe('checked', () => {
    const findings = findingsOf(explored)

    test('is explored completely', () => {
      expect(explored.stopped).toBeUndefined()
    })

    test('has no findings except the intended ones', () => {
      const found = new Set(findings.map(({ check, place }) => `${check} ${place}`))
      expect([...found].sort()).toEqual(Object.keys(meant[testModel.key] ?? {}).sort())
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
