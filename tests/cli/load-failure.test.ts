import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { loadFailure } from '#cli/load-failure.ts'

const folder = mkdtempSync(join(tmpdir(), 'safar-load-failure-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What is told of a door one of whose targets does not exist. */
function told(target: string): string {
  const file = join(folder, 'door.ts')
  writeFileSync(
    file,
    `export const door = setup({ types: { events: {} } }).createMachine({
  id: 'door',
  states: {
    closed: { on: { lock: 'locked' }, after: { 5: 'closed' } },
    locked: { on: { unlock: '${target}' } },
  },
})
`,
  )
  const message = `Invalid transition definition for state node 'door.locked':\nChild state '${target}' does not exist on 'door'`
  return loadFailure(file, new Error(message)).replace(file, 'door.ts')
}

describe('a target that does not exist', () => {
  test('is told with its line and a state that is nearly called so', () => {
    expect(told('closd')).toMatch(/does not exist on 'door' \(door\.ts:5\): did you mean closed\?$/)
  })

  test('is told with its line alone where none is, for not every key of a file is a state', () => {
    expect(told('nowhere')).toMatch(/does not exist on 'door' \(door\.ts:5\)$/)
    expect(told('event')).toMatch(/does not exist on 'door' \(door\.ts:5\)$/)
  })
})
