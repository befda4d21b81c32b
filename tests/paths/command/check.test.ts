import { expect, test } from 'vitest'
import { command, inFile } from './command.ts'

const stuck = inFile('stuck.ts#stuck')

test('prints the findings of a machine with their paths, and exits with 1', async () => {
  const { code, out } = await command(stuck, '--check')
  expect(code).toBe(1)
  expect(out).toMatch(/unreachable state: stuck\.attic/)
  expect(out).toMatch(/dead end: pit\n.*\n {2}from its beginning, in hall\n {2}1\. FALL → pit/)
})

test('prints the findings as one JSON object, too', async () => {
  const { code, out } = await command(stuck, '--check', '--json')
  const { machine, findings } = JSON.parse(out)
  expect({ code, machine }).toEqual({ code: 1, machine: 'stuck' })
  expect(findings.map(({ check, place }: Record<string, string>) => `${check} ${place}`)).toEqual([
    'unreachable state stuck.attic',
    'dead end pit',
  ])
})

test('prints no findings for a sound machine', async () => {
  const { code, out } = await command(inFile('door.ts'), '--check')
  expect(code).toBe(0)
  expect(out).toMatch(/0 findings/)
})
