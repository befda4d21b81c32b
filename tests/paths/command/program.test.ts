import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { inFile } from './command.ts'
import { fileWith } from './files.ts'

const program = 'node --import tsx src/cli/paths.ts'
const shell = (line: string) => spawnSync('bash', ['-o', 'pipefail', '-c', line], { encoding: 'utf8' })

test('prints a document that another program can read', () => {
  const { status, stdout, stderr } = shell(`${program} ${inFile('lamp.ts#lamp')} --json`)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(JSON.parse(stdout)).toMatchObject({ machine: 'lamp', totals: { events: 2 } })
})

test('stops as soon as the reader closes the pipe', () => {
  const { status, stdout, stderr } = shell(
    `${program} ${inFile('hub.ts#hub')} --criterion simple --limit all --format csv | head -n 2`,
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '1972818 simple paths.\n' })
  expect(stdout.split('\r\n')).toHaveLength(3)
})

test('exits with 2 and one sentence for invalid usage', () => {
  const { status, stdout, stderr } = shell(`${program} ${inFile('old.ts#machine')}`)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(/^.*XState 4.*\n$/)
})

test.each([
  [
    'a syntax error in TypeScript',
    'a.ts',
    'export const a: number = 1\nexport default { a: , }\n',
    /a\.ts:2:20: ERROR: .*\nexport default \{ a: , \}\n$/,
  ],
  [
    'a syntax error in JavaScript',
    'b.mjs',
    'export const a = 1\nexport default { a: , }\n',
    /SyntaxError: Unexpected token ','\n.*b\.mjs:2\nexport default \{ a: , \}\n {20}\^\n$/,
  ],
  ['a target that is no state', 'c.ts', chartTo('yelow'), /c\.ts:4\): did you mean yellow\?\n$/],
  ['a target that is no id', 'd.ts', chartTo('#ligth.yellow'), /d\.ts:4\): did you mean light\?\n$/],
])('tells the place of %s', (_, name, source, said) => {
  const { status, stderr } = shell(`${program} ${fileWith(name, source)}`)
  expect(status).toBe(2)
  expect(stderr).toMatch(said)
})

function chartTo(target: string): string {
  const xstate = import.meta.resolve('xstate')
  return `import { createMachine } from '${xstate}'
export default createMachine({
  id: 'light', initial: 'green',
  states: { green: { on: { NEXT: '${target}' } }, yellow: {} },
})
`
}
