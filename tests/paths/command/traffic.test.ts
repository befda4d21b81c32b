import { describe, expect, test } from 'vitest'
import type { Suite } from '#paths/types.ts'
import { command, inFile, printed } from './command.ts'
import { fileNamed, fileWith } from './files.ts'

const door = inFile('door.ts')
const counts = {
  'door.closed OPEN 0': 1000,
  'door.open CLOSE 0': 980,
  'door.closed KNOCK 1': 15,
  'door.closed KNOCK 0': 5,
}
const traffic = () => fileWith('door.traffic.json', counts)

describe('the criterion traffic', () => {
  test('covers a share of what people did with the fewest events, and proves it', async () => {
    const suite: Suite = await printed(
      door,
      '--criterion',
      'traffic',
      '--share',
      '99',
      '--traffic',
      traffic(),
    )
    expect(suite).toMatchObject({
      criterion: '99 % of the traffic',
      targets: 4,
      covered: 2,
      totals: { events: 2 },
      bound: { events: 2, gap: 0, exact: true },
      traffic: { share: 99, covered: 99, after: [99] },
      uncovered: [
        { target: 'door.closed KNOCK 1', reason: 'seldom taken: 0.75 % of the traffic' },
        { target: 'door.closed KNOCK 0', reason: 'seldom taken: 0.25 % of the traffic' },
      ],
    })
  })

  test.each([
    ['99.01', 3, 99.75],
    ['99.75', 3, 99.75],
    ['99.76', 5, 100],
    ['49', 1, 50],
  ])('needs no event more than %s percent take', async (share, events, covered) => {
    const suite: Suite = await printed(door, '--traffic', traffic(), '--share', share)
    expect(suite).toMatchObject({ totals: { events }, bound: { events, exact: true }, traffic: { covered } })
  })

  test('tells the share after each path, the path that adds most first', async () => {
    const file = fileWith('login.traffic.json', {
      'login.number mobile.given 0': 900,
      'login.checking xstate.done.actor.checkEmployee 0': 500,
      'login.checking xstate.done.actor.checkEmployee 1': 300,
      'login.checking xstate.error.actor.checkEmployee 0': 100,
      'login closed 0': 60,
    })
    const { traffic: told, paths }: Suite = await printed('login', '--traffic', file, '--share', '100')
    expect(told?.after).toHaveLength(paths.length)
    expect(paths.length).toBeGreaterThan(1)
    const added = told?.after.map((share, at) => share - (told.after[at - 1] ?? 0)) ?? []
    expect(added).toEqual([...added].sort((one, other) => other - one))
  })

  test('reads the table that analysts export, and takes tens for the worst they can be', async () => {
    const table = [
      'kind,id,name,within,to,journeys,events',
      'state,door.closed,"Closed, ""shut""",,,900,1000',
      'transition,door.closed OPEN 0,open,door.closed,door.open,500,800',
      'transition,door.open CLOSE 0,close,door.open,door.closed,500,290',
      'transition,door.closed KNOCK 1,knock,door.closed,,<= 10,<= 10',
    ].join('\r\n')
    const file = fileWith('door.csv', `${table}\r\n`)
    const least: Suite = await printed(door, '--traffic', file, '--share', '99')
    expect(least).toMatchObject({ totals: { events: 2 }, traffic: { covered: 99.09 } })
    const more: Suite = await printed(door, '--traffic', file, '--share', '99.2')
    expect(more).toMatchObject({ totals: { events: 3 }, traffic: { covered: 100 } })
  })

  test('says what counts for nothing, and what cannot be reached', async () => {
    const file = fileWith('older.json', { ...counts, 'door.ajar SHUT 0': 7 })
    const { code, err } = await command(door, '--traffic', file)
    expect(code).toBe(0)
    expect(err).toMatch(/no such transitions, and they count for nothing: door\.ajar SHUT 0\.\n/)
    const locked = await command(
      inFile('door.ts'),
      ...['--traffic', traffic(), '--share', '100', '--from', 'open', '--to', 'closed'],
    )
    expect(locked.err).toMatch(/No paths cover 100 % of the traffic/)
    expect(locked.out).toMatch(/door\.closed KNOCK 0: outside: no path from open to closed has it/)
  })

  test.each([
    [['--criterion', 'traffic'], /^--traffic and --criterion traffic belong together\.\n$/],
    [['--share', '99'], /^--share and --criterion traffic belong together\.\n$/],
    [
      ['--traffic', traffic(), '--share', '101'],
      /^--share takes a percentage such as 99 or 99\.5, not "101"/,
    ],
    [
      ['--traffic', traffic(), '--max-length', '9'],
      /^--max-length and --criterion traffic do not go together/,
    ],
    [['--traffic', fileNamed('none.json')], /cannot be read: there is no such file or folder\.\n$/],
    [['--traffic', fileWith('list.csv', 'a,b\n1,2\n')], /neither JSON nor a table with the columns kind, id/],
    [['--traffic', fileWith('minus.json', { a: -1 })], /at a: how often a transition was taken is a whole/],
    [['--traffic', fileWith('other.json', { a: 1 })], /^No transition that was counted is one of door\.\n$/],
    [['--traffic', fileWith('nothing.json', { a: 0 })], /counts nothing\.\n$/],
  ])('says in one sentence what is wrong with %j', async (args, sentence) => {
    const { code, out, err } = await command(door, ...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(sentence)
  })
})
