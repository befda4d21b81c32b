import { describe, expect, it } from 'vitest'
import type { MachineRun } from '#contract/views/paths.ts'
import { sampleOutline, sampleSuite } from '#machines/tools/paths-page/paths-page.test-model.ts'
import { pathsAddressOf, placeIn, withOption } from '#web/graphs/paths/address.ts'
import { marksOf, markText } from '#web/graphs/paths/coverage/marks.ts'
import { eventText, guardText } from '#web/graphs/paths/event-labels.ts'
import { failuresOf } from '#web/graphs/paths/list/path-list.tsx'
import { stateOptions } from '#web/graphs/paths/options/fields.ts'
import { statesIn } from '#web/graphs/paths/outline/tree.ts'
import { stagesOf, takenAt } from '#web/graphs/paths/steps/stages.ts'
import { proofBadge, proofText, shareText, totalsText } from '#web/graphs/paths/verdict/labels.ts'

describe('the address', () => {
  it('contains every choice and reads back as written', () => {
    const address =
      '?criterion=n-switch&n=2&from=door.open&maxLength=9&workers=2&path=1e234567&step=3&tab=gaps'
    expect(pathsAddressOf(placeIn(address))).toBe(address)
    expect(placeIn(address).path).toBe('1e234567')
  })

  it('is empty without choices and ignores unknown parameters', () => {
    expect(pathsAddressOf(placeIn('?step=0&tab=nowhere&utm=x&step=-1'))).toBe('')
    expect(placeIn('?step=two')).toEqual({ written: {}, path: undefined, step: 0, tab: 'paths' })
  })

  it('leaves out a cleared option', () => {
    expect(withOption({ n: '1', from: 'a' }, 'from', '')).toEqual({ n: '1' })
    expect(withOption({ n: '1' }, 'n', '2')).toEqual({ n: '2' })
  })
})

describe('the outline', () => {
  const outline = {
    ...sampleOutline,
    nodes: [
      ...sampleOutline.nodes,
      { id: 'door.open.left', key: 'left', parent: 'door.open', type: 'atomic' as const },
      { id: 'door.open.right', key: 'right', parent: 'door.open', type: 'atomic' as const },
    ],
  }

  it('finds the states of a configuration with their parents, across regions', () => {
    expect([...statesIn(outline, 'closed')]).toEqual(['door.closed'])
    expect([...statesIn(outline, 'open.left + right')]).toEqual([
      'door.open.left',
      'door.open',
      'door.open.right',
    ])
  })

  it('offers every state, and the written value when it is none of them', () => {
    expect(stateOptions(sampleOutline, 'nowhere').map(({ value }) => value)).toEqual([
      'nowhere',
      'door.closed',
      'door.open',
    ])
  })

  it('names outcome events in plain words', () => {
    expect(
      [
        '',
        'closed',
        'xstate.done.actor.getKyc',
        'xstate.error.actor.getKyc',
        'xstate.after.settle.desk.settling',
      ].map(eventText),
    ).toEqual(['always', 'closed', 'getKyc answers', 'getKyc fails', 'after settle'])
    expect(guardText('goesTo {"screen":"number","of":2}')).toBe('goesTo screen: number, of: 2')
  })
})

describe('a path', () => {
  const [path] = sampleSuite.paths

  it('lists its start, the state after each accepted event, and what is rejected there', () => {
    expect(path && stagesOf(path).map(({ state, refused }) => [state, refused.length])).toEqual([
      ['closed', 0],
      ['open', 1],
      ['closed', 0],
    ])
  })

  it('takes at each step that step’s transitions', () => {
    const begun = { id: 'x', start: { name: 'x' }, begins: 'a', takes: ['m always 0'], events: [] }
    expect(takenAt(begun, 0)).toEqual(['m always 0'])
    expect(path && takenAt(path, 2)).toEqual(['door.open closed 0'])
  })
})

describe('the verdict', () => {
  it('counts accepted and rejected events separately', () => {
    expect(totalsText(sampleSuite)).toBe('2 paths, 3 events and 1 refusal')
  })

  it('says how many events are proven necessary', () => {
    const exact = { ...sampleSuite, bound: { events: 4, gap: 0, exact: true } }
    expect(proofText(exact)).toBe('No suite gets by with fewer events.')
    expect(proofBadge(exact)).toBe('Proven minimal')
    const open = { ...sampleSuite, bound: { events: 4, gap: 2, exact: false } }
    expect(proofBadge(open)).toBe('Gap 2')
    expect(proofBadge({ ...open, stopped: 'states' })).toBe('Partly explored')
    expect(proofText(sampleSuite)).toBe('At least 3 of 4 are needed: 1 event might be saved.')
  })
})

describe('the workers', () => {
  it('are summarised by the busiest one, and whether a lower maximum is possible', () => {
    const shares = [['a'], ['b']]
    const makespan = { events: 3, bound: 3, gap: 0 }
    expect(shareText(sampleSuite)).toBeUndefined()
    expect(shareText({ ...sampleSuite, shares, makespan })).toBe(
      '2 workers: nobody walks more than 3 events, and fewer cannot be',
    )
    expect(shareText({ ...sampleSuite, shares, makespan: { ...makespan, bound: 2, gap: 1 } })).toBe(
      '2 workers: nobody walks more than 3 events; at least 2 are needed',
    )
  })
})

describe('the last test run', () => {
  const count = { covered: 1, elsewhere: 1, total: 3 }
  const failure = { step: 2, state: 'open', event: 'closed', shortest: [] }
  const run: MachineRun = {
    at: '2026-11-21T08:00:00.000Z',
    levels: [
      {
        level: 'machine',
        transitions: count,
        states: count,
        refusals: count,
        taken: { a: 2 },
        uncovered: [
          { target: 'b', reason: 'no path', elsewhere: false },
          { target: 'c', reason: 'not here', elsewhere: true },
        ],
        paths: [{ id: 'a', start: 'x', passed: false, ms: 1, failure }],
      },
    ],
  }

  it('marks a transition by level: taken, missed, left to another level, not run', () => {
    expect(['a', 'b', 'c'].map((id) => markText(marksOf(run, id)))).toEqual([
      'taken by machine, not walked by server and browser',
      'missed by machine, not walked by server and browser',
      'left to others by machine, not walked by server and browser',
    ])
  })

  it('says at which step a path failed', () => {
    const [failed, passed] = sampleSuite.paths
    expect(failed && failuresOf(run, failed)).toBe('failed in machine at step 2')
    expect(passed && failuresOf(run, passed)).toBeUndefined()
  })
})
