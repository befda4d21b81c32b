import { describe, expect, test } from 'vitest'
import type { Suite } from '#paths/types.ts'
import { command, inFile, printed } from './command.ts'
import { fileWith } from './files.ts'

const door = inFile('door.ts')

/** A suite as it would have been before the door could be locked. */
function older(suite: Suite): Suite {
  const [path] = suite.paths
  if (!path) throw new Error('the door has no path')
  const events = path.events.filter(({ to }) => to !== 'locked')
  return { ...suite, paths: [{ ...path, id: '00000000', events }] }
}

describe('the difference between two suites', () => {
  test('is empty when nothing has changed', async () => {
    const file = fileWith('same.json', await printed(door))
    const { code, out } = await command(door, '--diff', file)
    expect({ code, out }).toEqual({
      code: 0,
      out: 'door, criterion transitions: 1 path kept, 0 added, 0 removed\n',
    })
  })

  test('lists each path with its nearest new one and the step where they differ', async () => {
    const suite: Suite = await printed(door)
    const file = fileWith('older.json', older(suite))
    const changed = await printed(door, '--diff', file)
    const [path] = suite.paths
    expect(changed).toMatchObject({
      machine: 'door',
      kept: [],
      added: [{ id: path?.id, events: 5 }],
      removed: [{ id: '00000000', events: 4, nearest: { id: path?.id, step: 5, is: { to: 'locked' } } }],
      edges: { added: ['door.closed KNOCK 0'], removed: [] },
    })
    const { out } = await command(door, '--diff', file)
    expect(out).toMatch(/up to step 5:\n {6}was the end\n {6}is {2}KNOCK → locked, by door\.closed KNOCK 0/)
  })

  test('is an error for another machine or criterion', async () => {
    const file = fileWith('door.json', await printed(door))
    expect((await command('expiry', '--diff', file)).err).toMatch(/suite of machine door, not expiry/)
    expect((await command(door, '--diff', file, '--criterion', 'states')).err).toMatch(
      /suite of criterion transitions, not states/,
    )
  })
})
