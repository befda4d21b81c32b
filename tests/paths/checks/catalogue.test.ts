import { describe, expect, test } from 'vitest'
import { catalogue } from '#machines/catalogue.ts'
import { checkModel } from '#paths/checks/checks.ts'
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

describe.each(catalogue)('$title', (testModel) => {
  const { findings, stopped } = checkModel(modelOf(testModel, today))

  test('is explored completely', () => {
    expect(stopped).toBeUndefined()
  })

  test('has no findings except the intended ones', () => {
    const found = new Set(findings.map(({ check, place }) => `${check} ${place}`))
    expect([...found].sort()).toEqual(Object.keys(meant[testModel.key] ?? {}).sort())
  })

  test('has a path for every finding', () => {
    expect(findings.filter(({ path }) => path === undefined)).toEqual([])
  })
})
