import { describe, expect, it } from 'vitest'
import type { Graph } from '#machines/core/graph.ts'
import { readAddress } from '#server/graphs/address/read-address.ts'
import { otherPeriod } from '#server/graphs/compare/other-period.ts'
import type { Pieces } from '#server/graphs/withholding/bounds.ts'
import { withheldAt } from '#server/graphs/withholding/close.ts'
import { type CellEquation, equationsOf } from '#server/graphs/withholding/equations.ts'
import { inPieces } from '#server/graphs/withholding/in-pieces.ts'
import { blocksByDay, partitionFor } from '#server/graphs/withholding/partition.ts'
import type { Group } from '#server/graphs/withholding/system.ts'

const group = (cells: Record<string, number>): Group =>
  new Map(Object.entries(cells).map(([cell, count]) => [cell, { count, journeys: count }]))
const balance: CellEquation = {
  terms: [
    ['came', 1],
    ['went', -1],
    ['left', -1],
    ['stayed', -1],
  ],
}
const withheld = (groups: Group[], parts: { of: Group; groups: number[] }[] = [], before: string[] = []) =>
  [...allOf(withheldAt({ groups, parts }, new Set(before), [balance]))].sort()

function allOf<Result>(pieces: Pieces<Result>): Result {
  for (;;) {
    const { done, value } = pieces.next()
    if (done) return value
  }
}

describe('what is withheld with a number below ten', () => {
  it('is the smallest beside it in what has to add up', () => {
    expect(withheld([group({ came: 120, went: 100, left: 3, stayed: 17 })])).toEqual(['left', 'stayed'])
  })

  it('is another, where the first leaves too little open', () => {
    expect(withheld([group({ came: 105, went: 100, left: 3, stayed: 2 })])).toEqual([
      'left',
      'stayed',
      'went',
    ])
  })

  it('is how many journeys there were behind', () => {
    const one = group({
      came: 120,
      went: 120,
      'events shut': 3,
      'taken shut': 20,
      'entries open': 4,
      'journeys open': 30,
    })
    expect(withheld([one])).toEqual(['entries open', 'events shut', 'journeys open', 'taken shut'])
  })

  it('is nothing where all are ten and more, or none', () => {
    expect(withheld([group({ came: 100, went: 90, left: 10 })])).toEqual([])
  })

  it('is the same number of all parts of a group, and whatever is withheld from the whole', () => {
    const [car, bike, both] = [
      { came: 100, went: 100 },
      { came: 4, went: 4 },
      { came: 104, went: 104 },
    ].map(group)
    if (!car || !bike || !both) throw new Error('There are three groups')
    expect(withheld([both])).toEqual([])
    expect(withheld([car, bike], [{ of: both, groups: [0, 1] }])).toEqual(['came', 'went'])
    expect(withheld([car], [], ['went'])).toContain('went')
  })
})

describe('a long computation', () => {
  it('lets others have their turn', async () => {
    let turns = 0
    let isDone = false
    const count = () => {
      turns += 1
      if (!isDone) setImmediate(count)
    }
    setImmediate(count)
    const result = await inPieces(
      (function* () {
        for (const until = performance.now() + 100; performance.now() < until; ) yield
        return 'done'
      })(),
    )
    isDone = true
    expect(result).toBe('done')
    expect(turns).toBeGreaterThan(1)
  })
})

describe('the equations of a machine', () => {
  const door: Graph = {
    nodes: [
      { id: 'door', type: 'compound' },
      { id: 'door.open', type: 'atomic', parent: 'door' },
    ],
    edges: [],
  } as unknown as Graph

  it('say that a state is left by its own transitions alone, where none leads out of what is around it', () => {
    const edge = { id: 'door.open shut 0', source: 'door.open', targets: ['door.shut'], event: 'shut' }
    const around = { ...edge, id: 'door broke 0', source: 'door', event: 'broke' }
    const exits = (edges: Graph['edges']) =>
      equationsOf({ ...door, edges }, []).find(
        ({ terms }) =>
          terms.some(([cell]) => cell.startsWith('events')) && terms[0]?.[0] === 'exits door.open',
      )
    const some = (edges: object[]) => edges as Graph['edges']
    expect(exits(some([edge]))?.atLeast).toBeUndefined()
    expect(exits(some([edge, around]))?.atLeast).toBe(true)
  })

  it('add up the events that are not handled in a state', () => {
    const cells = [
      'off-model of all',
      'off-model door.open',
      'off-model door.open rang',
      'off-model door.open hit',
    ]
    expect(equationsOf(door, cells)).toContainEqual({
      terms: [
        ['off-model door.open', 1],
        ['off-model door.open rang', -1],
        ['off-model door.open hit', -1],
      ],
    })
  })
})

describe('the days that a period is compared with', () => {
  it('begin on a Monday where none are named', () => {
    const asked = readAddress({}, '2026-06-17')
    const other = (from: string) =>
      otherPeriod({ ...asked, period: { from, to: '2026-06-17' } }, '2026-06-17', () => undefined)
    expect(other('2026-06-01')).toEqual({ from: '2026-05-11', to: '2026-05-31' })
  })
})

describe('the groups that questions are unions of', () => {
  const parts = (wanted: Parameters<typeof partitionFor>[0]) => partitionFor(wanted, '2026-06-17')

  it('are weeks from Monday, of which the running one belongs to the one before', () => {
    const { around, blockOf } = parts({ from: '2026-06-03', to: '2026-06-05' })
    expect(around).toEqual({ from: '2026-06-01', to: '2026-06-07' })
    expect(['2026-06-07', '2026-06-08', '2026-06-17'].map(blockOf)).toEqual([
      '2026-06-01',
      '2026-06-08',
      '2026-06-08',
    ])
    expect(parts({ from: '2026-06-16', to: '2026-06-16' }).around).toEqual({
      from: '2026-06-08',
      to: '2026-06-17',
    })
  })

  it('are days only in those weeks of which the period has some days', () => {
    const wanted = { from: '2026-05-27', to: '2026-06-07' }
    const { around, blockOf } = parts(wanted)
    const days = ['2026-05-25', '2026-05-27', '2026-06-01', '2026-06-07']
    expect(around).toEqual({ from: '2026-05-25', to: '2026-06-07' })
    expect(blocksByDay(days, wanted, blockOf)).toEqual(new Set(['2026-05-25']))
    expect(blocksByDay(days.slice(1), wanted, blockOf)).toEqual(new Set())
  })

  it('are parted by all that stands before what is asked for', () => {
    const period = { from: '2026-06-01', to: '2026-06-07' }
    expect(parts(period).depth).toBe(0)
    expect(parts({ ...period, product: 'car' }).depth).toBe(1)
    expect(parts({ ...period, device: 'phone' }).depth).toBe(2)
    expect(parts({ ...period, channel: 'web' }).depth).toBe(4)
  })
})
